import { leanAxios } from '@venue/shared-ui/data/leanAxios.ts';
import { hashedNames } from '@venue/shared-ui/shell/hashedNames.ts';
import { leanRouter } from '@venue/shared-ui/shell/leanRouter.ts';
import { pageHead } from '@venue/shared-ui/theme/pageHead.ts';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// The ports of `npm run dev`.
const api = process.env.VENUE_API ?? 'http://127.0.0.1:8080';
const admin = process.env.VENUE_ADMIN ?? 'http://127.0.0.1:5174';

// Left alone, what several lazy screens share falls into a dozen small files. With these two a first screen is the
// app's start, the forms where it has one, and the screen itself.
const groups = [
  {
    name: 'start',
    test: /client-app\/src\/main\.tsx|sdk\/src\/(auth|rooms)\/|shared-ui\/src\/(brand\/|theme\/ThemeSwitch|shell\/(ReasonNote|reasons)|parts\/(Page|ErrorNote|StatusChip))/,
    priority: 2,
  },
  {
    name: 'form',
    test: /react-hook-form|client-app\/src\/auth\/(LoginFrame|StepFrame|steps)\.|shared-ui\/src\/(form\/(CallForm|ErrorSummary|Form|form|resolver|SubmitButton|Unsaved|useForm)|fields\/(Code|Field|inputs|PhoneField|useCodeFlow)|parts\/Tabs\.|data\/useSend\.)/,
    priority: 1,
  },
];

export default defineConfig({
  base: '/app/',
  plugins: [react(), pageHead(), leanRouter(), leanAxios()],
  resolve: { conditions: ['venue-source', ...defaultClientConditions] },
  build: {
    target: 'esnext',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { ...hashedNames, codeSplitting: { groups } } },
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
});
