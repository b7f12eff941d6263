import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const NAME = 'photo';
/** State of a history entry whose previous entry is the page without a photo. */
const overPage = { overPage: true };

/**
 * Which of these photos is shown large: its index, or -1. The address keeps it, so that it can be shared and a phone's
 * back button closes the photo.
 */
export function useShownPhoto(ids: readonly number[]) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const go = useNavigate();
  const param = params.get(NAME);
  const addressOf = (id: number | undefined) => {
    const others = [...params].filter(([name]) => name !== NAME);
    return { search: String(new URLSearchParams([...others, ...(id === undefined ? [] : [[NAME, String(id)]])])) };
  };
  return {
    index: param === null ? -1 : ids.indexOf(Number(param)),
    open: (index: number) => void go(addressOf(ids[index]), { state: overPage }),
    turn: (index: number) => void go(addressOf(ids[index]), { replace: true, state }),
    close: () => void (state?.overPage ? go(-1) : go(addressOf(undefined), { replace: true })),
  };
}
