import { leanLibraries } from '@venue/shared-ui/data/leanLibraries.ts';
import { hashedNames } from '@venue/shared-ui/shell/hashedNames.ts';
import { leanRouter } from '@venue/shared-ui/shell/leanRouter.ts';
import { browserFloor } from '@venue/shared-ui/theme/browserFloor.ts';
import { pageHead } from '@venue/shared-ui/theme/pageHead.ts';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// The ports of `npm run dev`.
const api = process.env.VENUE_API ?? 'http://127.0.0.1:8080';
const admin = process.env.VENUE_ADMIN ?? 'http://127.0.0.1:5174';

// By default, code shared by several lazy screens is split into a hundred small files, and the entry lists all their
// names. With these groups a first screen loads the app's start, the forms or rooms if it needs them, and the screen
// itself.
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|preload-helper/, priority: 6 },
  {
    name: 'start',
    test: /client-app\/src\/start\.tsx|sdk\/src\/core\/\w+\/(format|isApiFailure|unreachable)\.|shared-ui\/src\/(brand\/|theme\/ThemeSwitch|parts\/(?:\w+\/)?(inSizes|useNarrow)\.|shell\/(ReasonNote|numberIn|reasons)|parts\/(?:\w+\/)?(Page|ErrorNote|Money))/,
    priority: 5,
  },
  { name: 'status', test: /shared-ui\/src\/(parts\/StatusChip|theme\/tones)\./, priority: 4 },
  // What calls and forms are declared with.
  {
    name: 'schemas',
    test: /\/zod\/|sdk\/src\/core\/\w+\/(call|checked|dates|decision|enums|fields|file|fileName|pictures|plainError|push|rules|withoutRules)\./,
    priority: 4,
  },
  // What calls are read by.
  {
    name: 'reads',
    test: /queryObserver|react-query\/build\/modern\/(IsRestoring|QueryErrorReset|errorBoundary|suspense|useBaseQuery|useQuery\.)|shared-ui\/src\/data\/(useCall|lateCall)\./,
    priority: 4,
  },
  // Forms that save a record.
  { name: 'call-form', test: /shared-ui\/src\/form\/(CallForm|Unsaved|unsaved)/, priority: 0 },
  // Errors of failed calls.
  { name: 'failures', test: /sdk\/src\/core\/\w+\/(errors|fails|failures|failures\.own|texts)\./, priority: 3 },
  // Declarations of the areas that the first screens show.
  { name: 'rooms', test: /sdk\/src\/rooms\/(?!rooms\.(opening|prices)\.)/, priority: 2 },
  { name: 'bookings', test: /sdk\/src\/bookings\/bookings\.(?!limits\.)/, priority: 2 },
  {
    name: 'dates',
    test: /\/dayjs\/(dayjs\.min|locale\/ru|plugin\/utc)\.|shared-ui\/src\/dates\/(calendar|dayjs|format)\./,
    priority: 3,
  },
  // Rules of hours and prices; without schemas.
  {
    name: 'hours',
    test: /sdk\/src\/(core\/\w+\/(hours|week)|rooms\/rooms\.(opening|prices)|bookings\/bookings\.limits)\./,
    priority: 3,
  },
  {
    name: 'picker',
    test: /\/dayjs\/plugin\/timezone\.|shared-ui\/src\/(dates\/(hasMouse|picked|PickerInput|zones)\.)/,
    priority: 2,
  },
  // What published records are shown with.
  {
    name: 'reading',
    test: /shared-ui\/src\/(parts\/(?:\w+\/)?(Formatted|RecordTile|Styled|Sheet|linkOf)\.)|client-app\/src\/app\/\w+\/(Block|RecordNotFound)/,
    priority: 2,
  },
  // What the cabinet shows records with.
  {
    name: 'cabinet',
    test: /shared-ui\/src\/parts\/(?:\w+\/)?(NotFound|StatusPage|Empty)\.|client-app\/src\/app\/\w+\/(toNote|ByAddress|RecordCard|StatusNote|StateCard|Editor\.module)/,
    priority: 2,
  },
  // The parts that areas add to the first page.
  { name: 'views', test: /client-app\/src\/(rooms|events|articles|banners|products)\/\w+\.view\./, priority: 2 },
  // Choosing and booking hours.
  {
    name: 'booking',
    test: /client-app\/src\/(app\/\w+\/(kept|wishedHours)|bookings\/(CancelTerms|resumeRequest|calendar\/(?!ChosenRuns|DateJump|MonthView)|room\/(BookBar|BookRoom|RoomSkeleton|guestsIn|tariffChoice|useBookingRequest|usePrice)))/,
    priority: 1,
  },
  // What the page of a room shows after its calendar.
  {
    name: 'room-parts',
    test: /client-app\/src\/(bookings\/(PriceLines|calendar\/ChosenRuns|room\/(AboutVisit|ExtraCards|Gallery|PricePanel|QuotedPrice|RoomFacts|RoomWay|TariffCards|betterTariff|useBook|agreed))|waitlist\/(keptWait|waitlist\.view))/,
    priority: 1,
  },
  // Filters and pages of lists for visitors.
  {
    name: 'lists',
    test: /client-app\/src\/app\/\w+\/(RecordsList|ListFilter|useListAddress)|shared-ui\/src\/(grid\/(Pager|useListQuery|address)|fields\/PlainSelect)\./,
    priority: 1,
  },
  // What the pages of published records are made of.
  {
    name: 'records',
    test: /client-app\/src\/app\/records\/PublicRecord|shared-ui\/src\/parts\/(?:\w+\/)?(PublicSheet|VideoPlayer)\./,
    priority: 1,
  },
  // What uploads look like.
  { name: 'uploads', test: /shared-ui\/src\/files\/(FileRow|Progress|Upload(List|Row|State|Tile))\./, priority: 1 },
  // Input fields and their messages.
  { name: 'field', test: /shared-ui\/src\/fields\/Field\./, priority: 3 },
  // What pages tell while something is sent or counted down.
  {
    name: 'notes',
    test: /shared-ui\/src\/(fields\/wholeNumber|parts\/(?:\w+\/)?(notify|secondsLeft|showOverlay|Spinner))\./,
    priority: 3,
  },
  // For pages that send something without a form.
  {
    name: 'send',
    test: /shared-ui\/src\/(data\/useSend|form\/FormSkeleton)\./,
    priority: 2,
  },
  { name: 'mui', test: /@mui\/(utils|system|styled-engine|material\/(utils|styles|Portal))\/|@emotion\//, priority: 1 },
  {
    name: 'form',
    test: /react-hook-form|client-app\/src\/auth\/(LoginFrame|StepFrame|steps)\.|shared-ui\/src\/(form\/(ErrorSummary|Form|form|resolver|SubmitButton|useForm)|fields\/(Code|inputs|PhoneField|useCodeFlow)|parts\/Tabs\.)/,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild = false }) => ({
  base: '/app/',
  plugins: [react(), pageHead(['start']), leanRouter(), leanLibraries()],
  // The server's bundle is self-contained, with production builds of the libraries. axios stays external, because the
  // server provides its own transport.
  ssr: { noExternal: true, external: ['axios'], resolve: { conditions: ['venue-source', ...defaultServerConditions] } },
  resolve: { conditions: ['venue-source', ...defaultClientConditions] },
  // Otherwise React would pick its build when the server starts, and the development build takes twice as long.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    target: browserFloor,
    modulePreload: { polyfill: false },
    manifest: true,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: { output: isSsrBuild ? {} : { ...hashedNames, codeSplitting: { groups } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: api, ws: true },
      '/files': api,
      '/sandbox': api,
      '/demo': api,
      '/app/admin': { target: admin, ws: true },
    },
  },
}));
