import { login } from './login.ts';
import { screens } from './screens.ts';

/** The paths of all screens. The build writes them for the server, which answers 404 for any other address. */
export const addresses: readonly string[] = ['/', login.path, ...screens.map(({ path }) => path)];
