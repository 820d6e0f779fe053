import { CompiledQuery } from 'kysely';
import type { Kysely, QueryResult } from 'kysely';
import type { Dialect } from '../../dialect.ts';
import type { Schema } from '../../schema.ts';
import type { Row } from './rows.ts';
import type { Group, Statement } from './statements.ts';

/** One connection, as a batch uses it. */
export interface Session {
  /** Runs a statement with the rows that it takes; with none of them it is not sent. */
  readonly run: <Result>(statement: Statement<Result>, rows?: readonly Row[]) => Promise<QueryResult<Result>>;
  /** Runs a group of statements, each with the rows that it takes. */
  readonly runGroup: (group: Group, rowsOfEach: readonly (readonly Row[])[]) => Promise<void>;
  /**
   * Runs statements of which none needs another's answer, in order. PostgreSQL is sent all of them at once, and after a
   * failure executes none of the rest. Settles when every one has.
   */
  readonly together: <T extends readonly unknown[]>(steps: readonly [...Steps<T>]) => Promise<T>;
}

type Steps<T extends readonly unknown[]> = { [K in keyof T]: () => Promise<T[K]> };

export function openSession(connection: Kysely<Schema>, dialect: Dialect): Session {
  async function execute<Result>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Result>> {
    return connection.executeQuery(CompiledQuery.raw(text, [...parameters]));
  }
  const parametersOf = ({ columns }: Statement, rows: readonly Row[] = []): unknown[] =>
    columns === undefined ? [] : dialect.rowParameters(columns, rows);

  return {
    async run(statement, rows) {
      if (rows?.length === 0) return { rows: [] };
      return execute(statement.text, parametersOf(statement, rows));
    },
    async runGroup({ asOne, statements }, rowsOfEach) {
      const parameters = statements.map((statement, index) => parametersOf(statement, rowsOfEach[index]));
      if (dialect.combinesWrites) await execute(asOne, parameters.flat());
      else for (const [index, { text }] of statements.entries()) await execute(text, parameters[index] ?? []);
    },
    async together<T extends readonly unknown[]>(steps: readonly [...Steps<T>]): Promise<T> {
      const answers: Promise<unknown>[] = [];
      for (const step of steps) {
        const answer = step();
        answers.push(answer);
        if (!dialect.pipelines) await answer;
      }
      await Promise.allSettled(answers);
      // One answer a step, in order: what the type says, and what no loop can show.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (await Promise.all(answers)) as unknown as T;
    },
  };
}
