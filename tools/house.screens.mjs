// Rules about imports that limit the weight of first screens; `npm run bench -- js` measures the result.

const login = /^(@mui|@emotion|dayjs)(\/|$)/;
const list =
  /^@mui\/(x-date-pickers|x-charts|material\/(Autocomplete|Dialog|Drawer|Snackbar|Step[a-zA-Z]*|Tabs?|TextField|Tooltip))(\/|$)/;

/** First screens, and the packages that none of the files they need may import, directly or not. */
const firstScreens = [
  { app: 'client-app', screen: 'client-app/src/auth/LoginPage.tsx', without: login },
  { app: 'client-app', screen: 'client-app/src/rooms/BookingMap.tsx', without: login },
  { app: 'admin-app', screen: 'admin-app/src/sections/auth/LoginPage.tsx', without: login },
  { app: 'admin-app', screen: 'admin-app/src/sections/bookings/BookingsPage.tsx', without: list },
];

/** Widgets whose keys and roles are written by hand; everywhere else MUI's are used. */
const widgets = {
  'shared-ui/src/parts/Tabs.tsx': 'the login page has them',
  'client-app/src/rooms/FloorTabs.tsx': 'the map has them',
  'client-app/src/rooms/VideoDialog.tsx': 'it opens over the map',
  'admin-app/src/app/search/Palette.tsx': 'its options are links',
  'admin-app/src/app/search/PaletteList.tsx': 'its options are links',
  'client-app/src/bookings/calendar/SlotGrid.tsx': 'the hours of a room are the product’s own calendar',
};
const widgetRole =
  /\brole="(combobox|dialog|listbox|menu|menuitem|slider|spinbutton|tab|tablist|tooltip|tree)"|<(dialog)\b/;

/** The only part that may show a record with styles written by staff: in a frame that they cannot paint out of. */
const STYLED = 'shared-ui/src/parts/record/Styled.tsx';
const styledByHand = /className=\{.*\b(scope\}|\w*CssScope\()|<link\b[^>]*\bstylesheet\b/;

/**
 * The most rows a screen may ask for at once, unless its reader turns pages: a longer list would end without saying so.
 */
const PAGE = 25;
/** Native date fields are forbidden: dates and times are typed as well as picked, the same in every browser. */
const nativeDate = /\btype="(date|time|datetime-local|month|week)"/;

/** The browser cuts a pasted number at `maxLength`, and the rest of it is another number. */
const cutNumber =
  /inputMode="(?:numeric|decimal|tel)"[^<>]*\bmaxLength=|\bmaxLength=[^<>]*inputMode="(?:numeric|decimal|tel)"/;

const ofScreens = /^(client-app|admin-app|shared-ui)\/(?!.*\.(test|testing)\.)/;

/**
 * Breaches of these rules, as `{ file, message }`. `sources` are texts by file name, `importsOf` what a file imports.
 */
export function inspectScreens(sources, importsOf) {
  const breaches = [];
  for (const { app, screen, without } of firstScreens) {
    if (!sources.has(screen)) continue;
    for (const [file, from] of reached([`${app}/src/main.tsx`, `${app}/src/start.tsx`, screen], sources, importsOf))
      if (without.test(from))
        breaches.push({
          file,
          message: `imports ${from}, which the first screen ${screen} would carry: load it later`,
        });
  }
  for (const [file, text] of sources) {
    const [, role, tag] = widgetRole.exec(text) ?? [];
    if ((role ?? tag) && file.endsWith('.tsx') && !file.includes('.test.') && !(file in widgets))
      breaches.push({
        file,
        message: `writes a ${role ?? tag} by hand: use MUI’s, or name the file in tools/house.screens.mjs`,
      });
    if (ofScreens.test(file) && Number(/\bpageSize: *(\d+)/.exec(text)?.[1]) > PAGE)
      breaches.push({
        file,
        message: `asks for a page of more than ${PAGE}, which ends without a word: show a Pager, or let \`Suggest\` search`,
      });
    if (ofScreens.test(file) && file.endsWith('.tsx') && nativeDate.test(text))
      breaches.push({
        file,
        message: 'takes a date or time by the browser’s own input: use `DateField`, `TimeField` or `PickerInput`',
      });
    if (ofScreens.test(file) && cutNumber.test(text))
      breaches.push({
        file,
        message: 'lets the browser cut a number that is too long: use `DigitsField`, or leave out maxLength',
      });
    if (file.endsWith('.tsx') && file !== STYLED && styledByHand.test(text))
      breaches.push({
        file,
        message: 'gives a record its styles by hand: use `Styled`, which keeps them in their frame',
      });
  }
  return breaches;
}

/** Every import that is needed before the first lines run, as `[file, what it imports]`. */
function reached(entries, sources, importsOf) {
  const seen = new Set();
  const reached = [];
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !sources.has(file)) continue;
    seen.add(file);
    for (const { from, how, target } of importsOf(file)) {
      if (how !== 'module') continue;
      reached.push([file, from]);
      queue.push(target ?? from.replace('@venue/shared-ui/', 'shared-ui/src/'));
    }
  }
  return reached;
}
