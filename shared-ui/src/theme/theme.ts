import { createTheme, type Theme } from '@mui/material/styles';
import { NARROW } from '../parts/useNarrow.ts';
import { type Mode, palettes } from './palette.ts';

const font = "'Golos Text Variable', 'Golos as Roboto', 'Golos as Arial', 'Segoe UI', system-ui, sans-serif";

const made = new Map<Mode, Theme>();

/** The MUI theme of a mode; made once. */
export function themeOf(mode: Mode): Theme {
  const cached = made.get(mode) ?? make(mode);
  made.set(mode, cached);
  return cached;
}

function make(mode: Mode): Theme {
  const colors = palettes[mode];
  const ring = { outline: `2px solid ${colors.focus}`, outlineOffset: 2 };
  return createTheme({
    breakpoints: { values: { xs: 0, sm: 480, md: NARROW, lg: 1120, xl: 1480 } },
    shape: { borderRadius: 12 },
    palette: {
      mode,
      primary: { main: colors.primary, dark: colors.primaryHover, contrastText: colors.onPrimary },
      secondary: { main: colors.secondary, contrastText: colors.onSecondary },
      success: { main: colors.good },
      warning: { main: colors.warn },
      error: { main: colors.bad, contrastText: colors.onBad },
      text: { primary: colors.text, secondary: colors.textSoft },
      background: { default: colors.bg, paper: colors.surface },
      divider: colors.line,
    },
    typography: {
      fontFamily: font,
      fontSize: 15,
      button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem', letterSpacing: 0 },
    },
    components: {
      MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
      MuiButton: {
        // The ring below shows the focus; a pulsing ripple on top of it would only be noise.
        defaultProps: { disableElevation: true, disableFocusRipple: true },
        styleOverrides: {
          root: { minHeight: 44, padding: '8px 20px', borderRadius: 12, lineHeight: 1.35 },
          sizeSmall: { minHeight: 36, padding: '5px 14px', fontSize: '0.9375rem' },
          sizeLarge: { minHeight: 52, padding: '12px 28px', fontSize: '1.0625rem' },
          outlined: { borderColor: colors.lineStrong },
        },
      },
      MuiIconButton: { defaultProps: { disableFocusRipple: true }, styleOverrides: { root: { borderRadius: 12 } } },
      MuiDialog: {
        styleOverrides: {
          paper: { borderRadius: 20, backgroundImage: 'none', background: colors.raised },
        },
      },
      MuiDrawer: {
        styleOverrides: {
          paper: { backgroundImage: 'none', background: colors.surface },
        },
      },
      // The numbers of steps that are not reached yet.
      MuiStepIcon: { styleOverrides: { root: { color: colors.textSoft } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTooltip: {
        styleOverrides: {
          tooltip: { fontSize: '0.875rem', background: colors.text, color: colors.bg, borderRadius: 8 },
        },
      },
    },
  });
}
