import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Mui } from '../../theme/Mui.tsx';
import { Button } from '../Button.tsx';
import type { Question } from './question.ts';

interface Props {
  question: Question;
  answer: (yes: boolean) => void;
}

/** The dialog itself, in a separate file so that first screens do not load it. */
export default function ConfirmDialog({ question, answer }: Props) {
  const title = useId();
  const text = useId();
  const { no = 'Отмена', yes = 'Да' } = question;
  return (
    <Mui>
      <Dialog
        open
        role="alertdialog"
        onClose={() => answer(false)}
        aria-labelledby={title}
        {...(question.text ? { 'aria-describedby': text } : {})}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={title} sx={{ pb: 1, fontSize: '1.25rem', fontWeight: 650 }}>
          {question.title}
        </DialogTitle>
        {question.text && (
          <DialogContent>
            <DialogContentText component="div" id={text}>
              {question.text}
            </DialogContentText>
          </DialogContent>
        )}
        <DialogActions
          disableSpacing
          sx={{ p: 3, pt: 1, gap: 1, flexWrap: 'wrap-reverse', '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
        >
          {no !== null && (
            <Button autoFocus color="inherit" onClick={() => answer(false)}>
              {no}
            </Button>
          )}
          <Button
            autoFocus={no === null}
            variant="contained"
            color={question.danger ? 'error' : 'primary'}
            onClick={() => answer(true)}
          >
            {yes}
          </Button>
        </DialogActions>
      </Dialog>
    </Mui>
  );
}
