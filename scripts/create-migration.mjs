// npm run migration:create -- AddChat: an empty migration, in our words and listed in src/migrations/index.ts.
import { readFile, writeFile } from 'node:fs/promises';

const name = process.argv[2] ?? '';
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error('Usage: npm run migration:create -- NameOfTheChange');
  process.exit(1);
}

const stamp = Date.now();
const className = `${name}${stamp}`;
const fileName = `${stamp}-${name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}`;
const index = new URL('../src/migrations/index.ts', import.meta.url);
const file = new URL(`../src/migrations/${fileName}.ts`, import.meta.url);

await writeFile(
  file,
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
console.log(`Made src/migrations/${fileName}.ts and listed it in src/migrations/index.ts`);
