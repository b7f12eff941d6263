// Imports the entries named and prints, as JSON, everything they touched while being imported. Copied into a project
// that has the package installed and run there.
const globals = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'MessageChannel', 'Worker'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'document', 'window', 'location', 'history', 'console'],
];
const intrinsics = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  Date,
  Promise,
  RegExp,
  Map,
  Set,
  Error,
  JSON,
];

const [dependencies, entries] = process.argv.slice(2).map(list => list.split(','));
// What dependencies do at import is theirs; only what the package adds is judged.
for (const name of dependencies) await import(name);

const touched = new Set();
for (const name of globals)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      touched.add(`reads ${name}`);
      return undefined;
    },
    set() {
      touched.add(`replaces ${name}`);
    },
  });
const listen = process.on;
process.on =
  process.once =
  process.addListener =
    (event, ...rest) => {
      touched.add(`listens to the process's ${event}`);
      return listen.call(process, event, ...rest);
    };

const keysOf = each => Reflect.ownKeys(each).map(String);
const state = () => ({
  'a global variable': keysOf(globalThis),
  'a built-in object': intrinsics.flatMap(each => [...keysOf(each), ...keysOf(each.prototype ?? {})]),
  "zod's settings for the whole program": Object.entries(globalThis.__zod_globalConfig ?? {}).map(String),
  'something that keeps the program running': process.getActiveResourcesInfo(),
});

const before = state();
for (const entry of entries) await import(entry);
const after = state();
for (const [what, now] of Object.entries(after)) {
  const more = [...now];
  for (const entry of before[what]) {
    const at = more.indexOf(entry);
    if (at === -1) touched.add(`removes ${what}: ${entry}`);
    else more.splice(at, 1);
  }
  for (const each of more) touched.add(`adds ${what}: ${each}`);
}
process.stdout.write(JSON.stringify([...touched]));
