// npm run migration:create -- AddChat [game]: an empty migration, in our words and listed in the index of the house or of the game.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

const [name = '', game] = process.argv.slice(2);
const folder = game === undefined ? 'src/migrations' : `src/games/${game}/store/migrations`;
const index = new URL(`../${folder}/index.ts`, import.meta.url);
if (!/^[A-Z][A-Za-z0-9]+$/.test(name) || !existsSync(index)) {
  console.error('Usage: npm run migration:create -- NameOfTheChange [game]');
  process.exit(1);
}

const stamp = Date.now();
const className = `${name}${stamp}`;
const fileName = `${stamp}-${name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}`;

await writeFile(
  new URL(`../${folder}/${fileName}.ts`, import.meta.url),
  `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }
}
`,
);

const listed = (await readFile(index, 'utf8'))
  .replace(/^(import type .*\n)/, `$1import { ${className} } from './${fileName}.js';\n`)
  .replace(
    /\[([^\][]*)\];\s*$/,
    (_, names) =>
      `[${[
        ...names
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
        className,
      ].join(', ')}];\n`,
  );
await writeFile(index, listed);
console.log(`Made ${folder}/${fileName}.ts and listed it in ${folder}/index.ts`);
