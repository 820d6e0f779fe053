import { describe, expect, test } from 'vitest';
import { freshFile } from '../../storage/databases.ts';
import { dashboardService, PASSWORD } from '../../dashboard/service.ts';

const DAY_MS = 86_400_000;
const ADA = { email: 'ada@example.com', password: PASSWORD };

describe('a session', () => {
  async function setup() {
    const database = await freshFile();
    const service = await dashboardService(database);
    const { cookie } = await service.person(ADA.email);
    const me = () => service.ask('GET', '/dashboard/me', undefined, { cookie });
    /** Moves an instant of the session so many days back. */
    const age = async (column: 'createdAt' | 'expiresAt', days: number) => {
      const [row] = await database.sql(`select "${column}" as at from sign_in_sessions`);
      const at = new Date(new Date(String(row?.['at'])).getTime() - days * DAY_MS).toISOString();
      await database.sql(`update sign_in_sessions set "${column}" = '${at}'`);
    };
    return { database, ask: service.ask, me, age, cookie };
  }

  test('ends when it was not used for seven days', async () => {
    const { me, age } = await setup();
    await age('expiresAt', 6.9);
    expect((await me()).json().account).not.toBeNull();
    await age('expiresAt', 7.1);
    expect((await me()).json().account).toBeNull();
  });

  test('moves its idle end with its use, and the browser’s cookie with it', async () => {
    const { me, age, cookie } = await setup();
    expect((await me()).headers['set-cookie']).toBeUndefined();
    await age('expiresAt', 2);
    const answer = await me();
    expect(answer.cookie).toBe(cookie);
    expect(String([answer.headers['set-cookie']].flat()[0])).toContain('Max-Age=604800');
    // Five days later it would have ended, had it not moved.
    await age('expiresAt', 5);
    expect((await me()).json().account).not.toBeNull();
  });

  test('ends thirty days after it began, however much it is used', async () => {
    const { database, me, age } = await setup();
    await age('createdAt', 29.9);
    expect((await me()).json().account).not.toBeNull();
    await age('createdAt', 0.2);
    expect((await me()).json().account).toBeNull();
    expect(await database.sql('select * from sign_in_sessions')).toEqual([]);
  });
});
