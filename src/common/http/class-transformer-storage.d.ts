/** What class-transformer was told by decorators. Exported by its package, but not typed at this address. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage';
}
