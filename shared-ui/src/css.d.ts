declare module '*.css';
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.svg?url&no-inline' {
  const address: string;
  export default address;
}
