/** What the grid's MUI layer imports for parts that our lists do not show at first, or at all; `GridPages` turns them. */
const later = new Set(
  [
    'Autocomplete',
    'Badge',
    'Button',
    'Chip',
    'FormControl',
    'FormControlLabel',
    'InputAdornment',
    'InputLabel',
    'LinearProgress',
    'Modal',
    'Select',
    'Switch',
    'Tab',
    'TablePagination',
    'Tabs',
    'TextField',
    'ToggleButton',
  ].map(name => `@mui/material/${name}`),
);
const importer = /@mui[\\/]x-data-grid[\\/]material[\\/]index\.m?js$/;
const mark = '\0later:';

/**
 * A Vite plugin for builds with a grid in them. The grid imports every MUI component that any of its parts may draw;
 * those that our lists do without (its filter panel, its page turner, paid features), or draw only when rows are fetched
 * again (the line of progress), fetch their code here when they are drawn first, which takes more than 35 kB off the
 * first list. Where the grid stops importing them this way, the plugin does nothing.
 */
export function leanGrid() {
  return {
    name: 'venue-lean-grid',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (source: string, from: string | undefined) =>
      from && importer.test(from) && later.has(source) ? mark + source : null,
    load: (id: string) => (id.startsWith(mark) ? drawnLater(id.slice(mark.length)) : null),
  };
}

// Names of classes that the grid writes rules for: they follow from the name of the part.
const classesOf = (part: string) =>
  `export const ${part[0]?.toLowerCase()}${part.slice(1)}Classes = new Proxy({}, { get: (_, key) => 'Mui${part}-' + String(key) });`;

const drawnLater = (source: string) => `
import { createElement, lazy, Suspense } from 'react';
const Part = lazy(() => import(${JSON.stringify(source)}));
export default props => createElement(Suspense, { fallback: null }, createElement(Part, props));
${classesOf(source.split('/').at(-1) ?? '')}
`;
