import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const lateParts = fileURLToPath(new URL('../parts/late.tsx', import.meta.url));

/**
 * Imports of the grid's MUI layer for parts that our lists do not show at first, or at all; `GridPages` does the
 * paging.
 */
const later = new Set(
  [
    'Autocomplete',
    'Badge',
    'Button',
    'Chip',
    'ClickAwayListener',
    'FormControl',
    'FormControlLabel',
    'InputAdornment',
    'InputBase',
    'InputLabel',
    'LinearProgress',
    'ListItemIcon',
    'ListItemText',
    'MenuItem',
    'MenuList',
    'Modal',
    'Select',
    'Switch',
    'Tab',
    'TablePagination',
    'Tabs',
    'TextField',
    'TextareaAutosize',
    'ToggleButton',
    'Unstable_TrapFocus',
  ].map(name => `@mui/material/${name}`),
);
const importer = /@mui[\\/]x-data-grid[\\/]material[\\/]index\.m?js$/;
/** What places menus and tooltips, asked for by these even while nothing is open. */
const popper = '@mui/material/Popper';
const opensOver = /@mui[\\/](x-data-grid[\\/]material[\\/]index|material[\\/]Tooltip[\\/]Tooltip)\.m?js$/;
/** Parts of the grid that our lists never draw, because they have their own filters, columns and bar. */
const ownParts =
  /\/(GridFilterPanel|GridColumnsManagement|components\/toolbarV8\/GridToolbar|GridLongTextCell|GridEdit(Boolean|Date|Input|LongText|SingleSelect)Cell)\.mjs$/;
/** What the grid does for lists that are edited in their cells or printed by the browser: ours are not. */
const unused: Readonly<Record<string, string>> = {
  useGridCellEditing:
    'export const useGridCellEditing = api => api.current.register("public", { getCellMode: () => "view" });',
  useGridRowEditing: 'export const useGridRowEditing = () => {};',
  useGridPrintExport: 'export const useGridPrintExport = () => {};',
};
const ofGrid = /@mui[\\/]x-data-grid[\\/]/;
const mark = '\0later:';

/**
 * A Vite plugin for builds with a grid in them. The grid imports every MUI component that any of its parts may draw;
 * those that our lists do without (its filter panel, its page turner, editing, paid features), or draw only when rows
 * are fetched again or something opens (the line of progress, menus, tooltips), fetch their code here when they are drawn
 * first, which takes some 60 kB off the first list. Where the grid stops importing them this way, the plugin does nothing.
 */
export function leanGrid() {
  return {
    name: 'venue-lean-grid',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (source: string, from: string | undefined) => {
      if (!from || from.startsWith(mark)) return null;
      if (importer.test(from) && later.has(source)) return mark + source;
      if (opensOver.test(from) && /\/Popper(\/index\.mjs)?$/.test(source)) return mark + popper;
      if (ofGrid.test(from) && Object.hasOwn(unused, basename(source, '.mjs'))) return mark + basename(source, '.mjs');
      return ofGrid.test(from) && ownParts.test(source) ? mark + join(dirname(from), source) : null;
    },
    load(id: string) {
      if (!id.startsWith(mark)) return null;
      const source = id.slice(mark.length);
      if (Object.hasOwn(unused, source)) return unused[source];
      if (source === popper) return openedLater;
      const name = source.split(/[\\/]/).at(-1) ?? '';
      return ofGrid.test(source) ? ownPart(source, name.replace('.mjs', '')) : materialPart(source, name);
    },
  };
}

// Names of classes that the grid writes rules for: they follow from the name of the part.
const classesOf = (part: string) =>
  `export const ${part[0]?.toLowerCase()}${part.slice(1)}Classes = new Proxy({}, { get: (_, key) => 'Mui${part}-' + String(key) });`;

const drawnLater = (load: string) => `
import { late } from ${JSON.stringify(lateParts)};
import { createElement, Suspense } from 'react';
const Part = late(() => ${load}, 'unseen');
const Later = props => createElement(Suspense, { fallback: null }, createElement(Part, props));
`;

// Fetched when it opens first; it stays from then on, for its closing to be seen.
const openedLater = `${drawnLater(`import(${JSON.stringify(popper)})`)}
import { useState } from 'react';
export default props => {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  return opened ? createElement(Later, props) : null;
};`;

const materialPart = (source: string, name: string) =>
  `${drawnLater(`import(${JSON.stringify(source)})`)}export default Later;${classesOf(name)}`;

// A cell comes with a function that draws it: `GridEditDateCell` and `renderEditDateCell`.
const ownPart = (source: string, name: string) =>
  `${drawnLater(`import(${JSON.stringify(source)}).then(all => ({ default: all.${name} }))`)}
export { Later as ${name} };
export const ${name.replace('Grid', 'render')} = props => createElement(Later, props);`;
