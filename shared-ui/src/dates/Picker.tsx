import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ruRU } from '@mui/x-date-pickers/locales';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { VENUE_ZONE } from '@venue/sdk';
import type { Dayjs } from 'dayjs';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Mui } from '../theme/Mui.tsx';
import { hasMouse } from './hasMouse.ts';
import css from './Picker.module.css';
import { forms, pickedValue } from './picked.ts';
import type { PickerInputProps } from './pickerProps.ts';
import { atVenue } from './zones.ts';

const { localeText } = ruRU.components.MuiLocalizationProvider.defaultProps;
const openLabels = { date: 'открыть календарь', time: 'выбрать время', dateTime: 'открыть календарь' } as const;

const sends = (event: KeyboardEvent) =>
  event.key === 'Enter' || (event.code === 'KeyS' && (event.ctrlKey || event.metaKey));

interface Props extends Omit<PickerInputProps, 'error' | 'waiting'> {
  /** Whether the plain input shown while the picker loads has the focus. */
  focused: RefObject<boolean>;
  /** Whether the plain input was pressed; on a phone that opens the picker once it is loaded. */
  tapped: RefObject<boolean>;
  wrong: boolean;
  /** Called with true when the field is left, with false when it is typed in again. */
  onLeave: (isGone: boolean) => void;
}

/** The MUI picker of the given kind, in a separate file so that first screens do not load it. */
export default function Picker(props: Props) {
  const {
    kind,
    name,
    label,
    value,
    onChange,
    min,
    max,
    usual,
    id,
    describedBy,
    inputRef,
    focused,
    tapped,
    wrong,
    onLeave,
  } = props;
  const { invalid, read } = forms[kind];
  const [at, setAt] = useState<Dayjs | null>(() => read(value));
  const [previous, setPrevious] = useState(value);
  const [reported, setReported] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const refs = useForkRef(input, inputRef);
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState(() => tapped.current && !hasMouse());
  // A value set from outside (a draft, a reset) replaces what is typed; a value reported from here already matches it.
  if (value !== previous) {
    setPrevious(value);
    if (value !== reported) {
      setReported(value);
      setAt(read(value));
      // A half-typed date is not part of the value, so only a remounted picker forgets it.
      setRound(round + 1);
    }
  }
  const tell = (next: string) => {
    setReported(next);
    if (next !== reported) onChange(next);
  };
  const put = (next: Dayjs | null) => {
    setAt(next);
    onLeave(false);
    tell(pickedValue(kind, next));
  };
  const settle = () => {
    // The picker's value is still null for a half-typed date, which has to be reported as invalid.
    if (at === null && input.current?.value) tell(invalid);
    onLeave(true);
  };
  const shared = {
    name,
    value: at,
    onChange: put,
    timezone: VENUE_ZONE,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    autoFocus: round === 0 && focused.current,
    slotProps: {
      textField: {
        id,
        error: wrong,
        fullWidth: true,
        className: css.field,
        inputRef: refs,
        onBlur: settle,
        slotProps: {
          input: { 'aria-label': label, 'aria-describedby': describedBy },
          htmlInput: { 'data-label': label },
          // Enter and Ctrl+S submit the form before the field loses focus, so the value is settled first.
          root: { onKeyDownCapture: (event: KeyboardEvent) => sends(event) && settle() },
        },
      },
      openPickerButton: { 'aria-label': `${label}: ${openLabels[kind]}` },
      desktopPaper: { className: css.paper },
    },
  } as const;
  const days = {
    minDate: forms.date.read(min ?? '') ?? undefined,
    maxDate: forms.date.read(max ?? '') ?? undefined,
    // The default, single capital letters, is unclear in Russian.
    dayOfWeekFormatter: (date: Dayjs) => date.format('dd'),
    referenceDate: usual ? atVenue(`${atVenue().format('YYYY-MM-DD')} ${usual}`) : undefined,
  };
  return (
    <Mui>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ru" localeText={localeText}>
        {kind === 'date' ? (
          <DatePicker key={round} {...shared} {...days} />
        ) : kind === 'time' ? (
          <TimePicker key={round} {...shared} ampm={false} />
        ) : (
          <DateTimePicker key={round} {...shared} {...days} ampm={false} />
        )}
      </LocalizationProvider>
    </Mui>
  );
}
