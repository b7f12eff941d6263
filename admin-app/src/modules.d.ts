/// <reference types="vite/types/importMeta.d.ts" />

declare module '*?worker' {
  const Made: new () => Worker;
  export default Made;
}
