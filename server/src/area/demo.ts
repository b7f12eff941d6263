import type { Db } from '../core/db/database.ts';
import type { Secrets } from '../core/security/encryption.ts';
import type { DemoPicture } from '../demo/pictures.ts';
import type { FileStore } from '../ports/files/files.ts';

/** The moment, the people and the file store that demo data is written with. */
export interface DemoScene {
  readonly now: Date;
  readonly customerIds: readonly number[];
  readonly staffId: number;
  readonly files: FileStore;
  /** Secrets that encrypt people's files. */
  readonly secrets: Secrets;
}

/** What an area contributes to the demo. */
export interface DemoData {
  readonly pictures?: readonly DemoPicture[];
  /** Inserts its rows; those of areas earlier in the list already exist. */
  readonly seed: (tx: Db, scene: DemoScene) => Promise<void>;
}
