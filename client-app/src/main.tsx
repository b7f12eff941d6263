// React runs in a task of its own and the app in the next, so that a phone answers between them. The page fetches both at
// once (pageHead.ts).
import('react-dom/client').then(() => import('./start.tsx'));
