/** A constraint of the database that enforces a guarantee. */
interface Refusal {
  readonly by: string;
  readonly sort:
    | 'primary key'
    | 'unique constraint'
    | 'unique index'
    | 'partial unique index'
    | 'exclusion constraint'
    | 'check'
    | 'foreign key';
  readonly table: string;
  /** Rows that are allowed, besides `guaranteeRows`. */
  readonly given: string;
  /** What the constraint then refuses. */
  readonly forbidden: string;
}

/** A test that fails if a guarantee does not hold. */
interface Proof {
  /** Relative to `server/src/`. */
  readonly file: string;
  readonly test: string;
}

export interface Guarantee {
  readonly what: string;
  /** What else enforces it, or how. */
  readonly how?: string;
  readonly refusals?: readonly Refusal[];
  readonly proofs?: readonly Proof[];
}

/** Without `forbidden`, the given row is allowed once and refused the second time. */
export const refusal = (
  by: string,
  sort: Refusal['sort'],
  table: string,
  input: string,
  forbidden = input,
): Refusal => ({
  by,
  sort,
  table,
  given: input,
  forbidden,
});
