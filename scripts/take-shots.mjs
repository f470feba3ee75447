// `npm run shots -- [toys | tcg-fuel] <folder> [name ...]`: pictures for people to look at, of the page or of the table of a game.
const TABLES = { toys: './toy-shots.mjs', 'tcg-fuel': './fuel-shots.mjs' };

const [what] = process.argv.slice(2);
const ofTable = Object.hasOwn(TABLES, what ?? '');
if (ofTable) process.argv.splice(2, 1);
await import(ofTable ? TABLES[what] : './shots.mjs');
