import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Kilobytes after gzip, as docs/web.md promises them. */
const FIRST_PAGE = { js: 120, css: 12, fonts: 75 };
const PAGE = 40;
const TABLE = 45;
const LARGER_TABLES: Readonly<Record<string, number>> = { 'tcg-fuel': 60 };
const TABLE_CSS = 8;
/** A table for one to seven opponents on three sizes; its scripts are a third of what they may be. */
const LARGER_STYLES: Readonly<Record<string, number>> = { 'tcg-fuel': 10 };

interface Line {
  readonly name: string;
  readonly size: number;
  readonly budget: number;
}

/** Reports what the page weighs and fails the build when a part is over its budget. */
export function sizeReport(): Plugin {
  return {
    name: 'parlour:size-report',
    apply: 'build',
    writeBundle(_options, bundle) {
      const lines = weigh(bundle);
      for (const { name, size, budget } of lines) {
        const over = size > budget ? '  OVER' : '';
        this.info(`${name.padEnd(34)} ${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} kB gzip${over}`);
      }
      const over = lines.filter(({ size, budget }) => size > budget).map(({ name }) => name);
      if (over.length > 0) this.error(`Over budget: ${over.join(', ')}`);
    },
  };
}

/** The first page whole, and every part that is fetched later without what is there already. */
function weigh(bundle: Bundle): readonly Line[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks
    .filter(({ isEntry }) => isEntry)
    .reduce((all, entry) => closure(bundle, entry, all), new Set<Chunk>());
  const tablePage = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/play/frame/table-page.tsx'));
  const atTable = tablePage ? closure(bundle, tablePage, new Set(first)) : first;
  const later = chunks
    .filter(
      ({ isDynamicEntry, isEntry, facadeModuleId }) =>
        isDynamicEntry && !isEntry && facadeModuleId?.includes('/web/src/'),
    )
    .flatMap((chunk) => part(bundle, chunk, first, atTable))
    .sort((a, b) => b.size / b.budget - a.size / a.budget);
  return [
    { name: 'first page, scripts', size: weight(first), budget: FIRST_PAGE.js },
    { name: 'first page, styles', size: weightOf(bundle, cssOf(first)), budget: FIRST_PAGE.css },
    { name: 'first page, fonts', size: fonts(bundle), budget: FIRST_PAGE.fonts },
    ...later,
  ];
}

function part(bundle: Bundle, chunk: Chunk, first: ReadonlySet<Chunk>, atTable: ReadonlySet<Chunk>): readonly Line[] {
  const slug = /\/web\/src\/tables\/([^/]+)\//.exec(chunk.facadeModuleId ?? '')?.[1];
  const table = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/web/src/tables/${slug}/index.ts`),
  );
  // What a table fetches later comes to a page that has the table.
  const withTable = table?.type === 'chunk' && table !== chunk ? closure(bundle, table, new Set(atTable)) : atTable;
  const there = slug === undefined ? first : withTable;
  const own = [...closure(bundle, chunk, new Set())].filter((one) => !there.has(one));
  const js = weight(own);
  if (slug === undefined) return [{ name: chunk.name, size: js, budget: PAGE }];
  return [
    { name: `table of ${slug}, scripts`, size: js, budget: LARGER_TABLES[slug] ?? TABLE },
    { name: `table of ${slug}, styles`, size: weightOf(bundle, cssOf(own)), budget: LARGER_STYLES[slug] ?? TABLE_CSS },
  ];
}

/** A chunk and everything it imports before it runs. */
function closure(bundle: Bundle, chunk: Chunk, seen: Set<Chunk>): Set<Chunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const file = bundle[name];
    if (file?.type === 'chunk') closure(bundle, file, seen);
  }
  return seen;
}

function cssOf(chunks: Iterable<Chunk>): ReadonlySet<string> {
  return new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
}

/** The three faces of the house; the extended ones are fetched only where a name needs them. */
function fonts(bundle: Bundle): number {
  const files = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && /alegreya.*-latin-\d+-normal/.test(file.fileName) ? [file.source] : [],
  );
  return files.reduce((sum, source) => sum + Buffer.byteLength(source), 0) / 1000;
}

function weight(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + gzipSync(code).byteLength, 0) / 1000;
}

function weightOf(bundle: Bundle, names: ReadonlySet<string>): number {
  return [...names].reduce((sum, name) => {
    const file = bundle[name];
    return sum + (file?.type === 'asset' ? gzipSync(file.source).byteLength : 0) / 1000;
  }, 0);
}
