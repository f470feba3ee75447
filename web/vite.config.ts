import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sizeReport } from './size-report.js';

/** Small modules that the first page and nearly every other one use. */
const ALWAYS_THERE =
  /web\/src\/(to|design\/(icon|plate|toast|button|link-button|class-names)|words\/(use-words|english|en)|settings\/(use-settings|settings)|api\/(use-games|problem-text|query-client)|account\/use-user|notice\/use-turn-count|decks\/chosen-deck)\.tsx?$/;

/** The page is built into `web/dist`, which the server serves; in development it is served from here. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@parlour/client': fileURLToPath(new URL('../client/src/index.ts', import.meta.url)) } },
  plugins: [sizeReport()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The oldest browsers with light-dark(): the themes need it, and a rewritten one would not reach custom properties.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      // What the first page needs anyway travels together: twenty small files compress worse than one.
      output: { codeSplitting: { groups: [{ name: 'house', test: ALWAYS_THERE }] } },
      // "use client" means something to server components alone; the page has none.
      onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/socket.io': { target: 'http://localhost:3000', ws: true } } },
});
