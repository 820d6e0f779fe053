// Prints every prompt that the account ever sent, newest first: HUESMITH_URL=… HUESMITH_KEY=… node all-of-the-history.mjs
import { Huesmith } from 'huesmith';

const huesmith = new Huesmith({ apiKey: process.env.HUESMITH_KEY, baseUrl: process.env.HUESMITH_URL });
for await (const { date, data } of huesmith.palettes.history({ limit: 100 })) console.log(date, data.prompt);
