import { hashedNames } from '@venue/shared-ui/shell/hashedNames.ts';
import { browserFloor } from '@venue/shared-ui/theme/browserFloor.ts';
import { pageHead } from '@venue/shared-ui/theme/pageHead.ts';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  minifySync,
  type Plugin,
  runnerImport,
} from 'vite';

// Address of the API server in `npm run dev`.
const api = process.env.VENUE_API ?? 'http://127.0.0.1:8080';

// Chunks for modules that many lazy screens share: what every screen needs, form code, the table of sections, and code
// of lists and records. Without these groups the bundler would emit dozens of small chunks. The login waits for the
// first two, so they must not contain code that only the screens behind it run.
const groups = [
  {
    name: 'start',
    priority: 2,
    test: /admin-app\/src\/(main\.tsx|login\.ts)|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai|@tanstack|zod)\/|sdk\/src\/(auth\/|core\/\w+\/(call|checked|client|conforms|errors|failures|fields|forbidden|format|roles|rules|session|texts)\.)|shared-ui\/src\/(brand|fields\/Field|data\/(?!useLive|live|optimistic|saveFile|useBlobUrl|useSendEach)|parts\/(?:\w+\/)?(Button|Icon|Page|Notes|Skeletons|ErrorBoundary|lazyWithRetry|sanitizeInlineStyles|notify|showOverlay|Spinner)|shell\/(screens|area|guard|Guarded|next|FailureListener|reasons|ReasonNote)|theme\/(mode|ThemeSwitch|ThemeRoot))/,
  },
  {
    name: 'form',
    priority: 1,
    test: /react-hook-form|shared-ui\/src\/(form\/(Form\.|formState|ErrorSummary|SubmitButton|resolver|useForm)|fields\/(PhoneField|inputs))/,
  },
  { name: 'sections', priority: 1, test: /admin-app\/src\/(screens|sections|sections\/.*\.section)\.ts/ },
  // What MUI's parts share; each screen brings its other parts.
  {
    name: 'mui',
    priority: 1,
    test: /@mui\/(utils\/(?!useRovingTabIndex)|system\/(?!useMediaQuery)|styled-engine\/|private-theming\/|x-internals\/(?!ToolbarContext|useComponentRenderer))|@mui\/material\/(utils\/(?!focus)|styles|internal\/Transition|useLazyRipple|ButtonBase|IconButton|CircularProgress|Divider|FormControl\/(FormControlContext|useFormControl)|Grow|Paper|Tooltip)|@emotion\/|@base-ui\/utils|TransitionGroupContext|reselect|use-sync-external-store|\/clsx\//,
  },
  {
    name: 'grid',
    priority: 0,
    test: /@mui\/x-data-grid\/(?!components\/(panel|columnsManagement|columnsPanel|toolbar|quickFilter|filterPanel|export|cell\/Grid(Edit|LongText)|GridShadowScroll)|models\/params\/gridEditCell)|shared-ui\/src\/grid\/(address|arrangement|columns|ExportButton|Pager|usePageThatExists)\./,
  },
  {
    name: 'dates',
    priority: 1,
    test: /\/dayjs\/(dayjs\.min|locale\/ru|plugin\/(timezone|utc))\.|shared-ui\/src\/dates\/(calendar|dayjs|format|hasMouse|picked|PickerInput|DateRange)\./,
  },
  {
    name: 'rooms',
    priority: 1,
    test: /sdk\/src\/(core\/\w+\/week\.|rooms\/rooms\.(calls|limits|model|opening|prices|seating)\.)\./,
  },
  // What of the sections follows live messages.
  { name: 'live', priority: 1, test: /\.pushes\.ts|partysocket|sdk\/src\/core\/\w+\/(live|socket|recordsChanged)\./ },
  {
    name: 'records',
    priority: 0,
    test: /sdk\/src\/core\/\w+\/(enums|file|fileName|pictures|push)\.|shared-ui\/src\/(data\/(saveFile|useLive)|fields\/PlainSelect|form\/unsaved|parts\/(?:\w+\/)?(Empty|ErrorNote|LiveDot|Money|StatusChip|useNarrow)|shell\/numberIn|theme\/tones)|admin-app\/src\/app\/(LinkTabs|isTyping|decision\/held|frame\/(pendingTiles|useHome|useWho)|list\/(personColumn|useOpened)|record\/(?:\w+\/)?(PersonName|SiteLink))/,
  },
];

// `runnerImport` cannot read styles, which no address needs.
const noStyles: Plugin = {
  name: 'venue-no-styles',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: id => (id === '\0no-styles' ? 'export default {}' : undefined),
};

/** Writes the paths of all screens beside the manifest. */
const addressList: Plugin = {
  name: 'venue-address-list',
  apply: 'build',
  async generateBundle() {
    const conditions = ['venue-source', ...defaultServerConditions];
    const { module } = await runnerImport<{ readonly addresses: readonly string[] }>(
      new URL('./src/addresses.ts', import.meta.url).pathname,
      {
        configFile: false,
        plugins: [noStyles],
        environments: { inline: { resolve: { conditions, noExternal: /^@venue/ } } },
      },
    );
    this.emitFile({ type: 'asset', fileName: '.vite/addresses.json', source: JSON.stringify(module.addresses) });
  },
};

export default defineConfig({
  base: '/app/admin/',
  plugins: [react(), pageHead(minifySync), addressList],
  resolve: { conditions: ['venue-source', ...defaultClientConditions] },
  build: {
    target: browserFloor,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    manifest: true,
    rolldownOptions: { output: { ...hashedNames, codeSplitting: { groups } } },
  },
  server: {
    port: 5174,
    proxy: { '/api': { target: api, ws: true }, '/files': api, '/embed': api },
  },
});
