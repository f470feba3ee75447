import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The page is built into `web/dist`, which the server serves; in development it is served from here. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@parlour/client': fileURLToPath(new URL('../client/src/index.ts', import.meta.url)) } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://localhost:3000', '/socket.io': { target: 'http://localhost:3000', ws: true } } },
});
