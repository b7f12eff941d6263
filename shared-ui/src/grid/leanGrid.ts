import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const lateParts = fileURLToPath(new URL('../parts/load/late.tsx', import.meta.url));

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
/** Positions menus and tooltips, which import it even while nothing is open. */
const popper = '@mui/material/Popper';
const opensOver = /@mui[\\/](x-data-grid[\\/]material[\\/]index|material[\\/]Tooltip[\\/]Tooltip)\.m?js$/;
/** Parts of the grid that our lists never draw, because they have their own filters, columns and bar. */
const ownParts =
  /\/(GridFilterPanel|GridColumnsManagement|components\/toolbarV8\/GridToolbar|GridLongTextCell|GridEdit(Boolean|Date|Input|LongText|SingleSelect)Cell)\.mjs$/;
/** Hooks of the grid for editing cells and printing, which our lists do not do, with their replacements. */
const unused: Readonly<Record<string, string>> = {
  useGridCellEditing:
    'export const useGridCellEditing = api => api.current.register("public", { getCellMode: () => "view" });',
  useGridRowEditing: 'export const useGridRowEditing = () => {};',
  useGridPrintExport: 'export const useGridPrintExport = () => {};',
};
const ofGrid = /@mui[\\/]x-data-grid[\\/]/;
const mark = '\0later:';

/**
 * A Vite plugin for builds that contain a grid. The grid imports every MUI component that any of its parts may render.
 * The plugin lazy-loads those that our lists do not use (filter panel, pagination, editing, paid features) or render
 * only on a refetch or when something opens (progress line, menus, tooltips), which saves about 60 kB for the first
 * list. If the grid stops importing them this way, the plugin does nothing.
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

// The class names that the grid styles; they derive from the component's name.
const classesOf = (part: string) =>
  `export const ${part[0]?.toLowerCase()}${part.slice(1)}Classes = new Proxy({}, { get: (_, key) => 'Mui${part}-' + String(key) });`;

const drawnLater = (load: string) => `
import { late } from ${JSON.stringify(lateParts)};
import { createElement, Suspense } from 'react';
const Part = late(() => ${load}, 'unseen');
const Later = props => createElement(Suspense, { fallback: null }, createElement(Part, props));
`;

// Loaded when first opened; stays mounted from then on, so that its closing is animated.
const openedLater = `${drawnLater(`import(${JSON.stringify(popper)})`)}
import { useState } from 'react';
export default props => {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  return opened ? createElement(Later, props) : null;
};`;

const materialPart = (source: string, name: string) =>
  `${drawnLater(`import(${JSON.stringify(source)})`)}export default Later;${classesOf(name)}`;

// Each cell component has a render function of a matching name: `GridEditDateCell` and `renderEditDateCell`.
const ownPart = (source: string, name: string) =>
  `${drawnLater(`import(${JSON.stringify(source)}).then(all => ({ default: all.${name} }))`)}
export { Later as ${name} };
export const ${name.replace('Grid', 'render')} = props => createElement(Later, props);`;
