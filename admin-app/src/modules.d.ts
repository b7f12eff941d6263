interface ImportMeta {
  /** Vite's: true while developing. */
  readonly env: { readonly DEV: boolean };
}

declare module '*?worker' {
  const Made: new () => Worker;
  export default Made;
}
