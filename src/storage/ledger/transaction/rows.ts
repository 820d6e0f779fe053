/** The columns of rows that a statement takes, with PostgreSQL's names of their types. */
export type Columns = Readonly<Record<string, 'text' | 'bigint' | 'integer' | 'float8'>>;

/** How a statement's text refers to the rows that it is given. */
export interface Source {
  /** The value of a column. */
  readonly value: (name: string) => string;
  /** A list of every column's value. */
  readonly values: string;
  /** `from …`, or nothing. */
  readonly from: string;
}

export type Row = Readonly<Record<string, string | number | null>>;
