import type { ReactNode } from 'react';

/** A preview of a record: its title and its content. */
export interface Shown {
  readonly title: string;
  readonly sheet: ReactNode;
}
