/**
 * A Vite plugin for builds. The router's one file names its components and makes contexts in ways that a bundler has to
 * keep, and with them parts for servers and forms that no screen uses. Here these lines are marked as free of side
 * effects; warnings for developers are switched off, which the router does in a file that browsers' builds are not given;
 * links of its own framework, the only ones that prefetch, do not, and no link animates what it leads to; and routes
 * have no data of the router's (decision 0007), so that its pages of errors and loading are left out. Where the router is
 * written differently, the plugin does nothing.
 */
export function leanRouter() {
  return {
    name: 'venue-lean-router',
    apply: 'build' as const,
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      /[\\/]react-router[\\/]dist[\\/].*\.mjs$/.test(id) ? { code: lean(code), map: null } : null,
  };
}

const lean = (code: string) =>
  code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
    .replace(/^function PrefetchPageLinks\(.*\) \{$/gm, '$& return null;')
    .replace(/^function usePrefetchBehavior\(.*\) \{$/m, '$& return [false, null, {}];')
    .replace(/^function useViewTransitionState\(.*\) \{$/m, '$& return false;');
