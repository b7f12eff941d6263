declare module '*?worker' {
  const Made: new () => Worker;
  export default Made;
}
