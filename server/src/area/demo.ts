import type { Db } from '../core/db/database.ts';
import type { Secrets } from '../core/security/encryption.ts';
import type { DemoPicture } from '../demo/pictures.ts';
import type { FileStore } from '../ports/files/files.ts';

/** Who is at the venue of the demo, and when. */
export interface DemoScene {
  readonly now: Date;
  readonly customerIds: readonly number[];
  readonly staffId: number;
  readonly files: FileStore;
  /** What files of people are sealed with. */
  readonly secrets: Secrets;
}

/** What an area shows in the demo. */
export interface DemoData {
  readonly pictures?: readonly DemoPicture[];
  /** Writes its rows; those of the areas before it in the list are there. */
  readonly seed: (tx: Db, scene: DemoScene) => Promise<void>;
}
