// Load React in one task and the app in the next, so that a phone can respond in between. The page fetches both at once
// (pageHead.ts).
import('react-dom/client').then(() => import('./start.tsx'));
