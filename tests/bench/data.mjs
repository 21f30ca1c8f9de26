// Makes the large set in a folder that is kept: 10,000 companies, 1,000,000 open items, 100,000 requests with 1,000,000
// lines, 1,000,000 lines of quotations. npm run bench data -- [folder] [share of it, 0 to 1]
import path from 'node:path';
import { buildServer } from '../../scripts/build.mjs';
import { openDataSet } from './large/dataSet.mjs';

const folder = path.resolve(process.argv[2] ?? '.data/bench');
const share = Number(process.argv[3] ?? 1);

await buildServer();
const data = await openDataSet(folder, { share, log: (line) => console.log(line) });
console.log(`The large set lies in ${folder}.`);
await data.stop();
