import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useBlobUrl } from '@venue/shared-ui/data/useBlobUrl.ts';
import css from './AvatarCrop.module.css';
import { cut } from './cut.ts';

const zooms = { min: 1, max: 4, step: 0.1 } as const;
const withinZooms = (zoom: number) => Math.min(zooms.max, Math.max(zooms.min, zoom));

interface Props {
  file: File;
  /** Gets the part that was chosen, as a file of its own. */
  done: (cut: File) => void;
  close: () => void;
}

/** Chooses the round part of a picture: by finger, mouse, or arrows, plus and minus. */
export default function AvatarCrop({ file, done, close }: Props) {
  const help = useId();
  const url = useBlobUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  const area = useRef<Area>(null);
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState(false);

  const finish = async () => {
    if (busy || !url || !area.current) return;
    setBusy(true);
    try {
      done(await cut(url, area.current));
    } catch {
      setBroken(true);
      setBusy(false);
    }
  };
  return (
    <SmallDialog title="Какую часть фото показать" close={close} size="xs">
      {broken ? (
        <p role="alert">Этот файл не&nbsp;открывается как изображение. Выберите другой.</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the focusable area inside */}
          <div
            className={css.stage}
            onKeyDown={({ key }) => {
              if (key === '+' || key === '=') setZoom(withinZooms(zoom + zooms.step));
              if (key === '-') setZoom(withinZooms(zoom - zooms.step));
            }}
          >
            {url && (
              <Cropper
                image={url}
                crop={crop}
                zoom={zoom}
                minZoom={zooms.min}
                maxZoom={zooms.max}
                aspect={1}
                cropShape="round"
                showGrid={false}
                keyboardStep={8}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => {
                  area.current = pixels;
                }}
                mediaProps={{ onError: () => setBroken(true), alt: '' }}
                cropperProps={{ role: 'application', 'aria-label': 'Видимая часть фото', 'aria-describedby': help }}
              />
            )}
          </div>
          <label className={css.zoom}>
            <span>Масштаб</span>
            <input type="range" {...zooms} value={zoom} onChange={event => setZoom(Number(event.target.value))} />
          </label>
          <SoftText id={help} size="tiny">
            Двигайте фото пальцем, мышью или стрелками, приближайте ползунком или клавишами «+» и&nbsp;«−».
          </SoftText>
        </>
      )}
      <DialogButtons cancel={close}>
        {!broken && (
          <Button
            variant="contained"
            onClick={() => void finish()}
            aria-disabled={busy || undefined}
            startIcon={busy ? <Spinner size={20} /> : undefined}
          >
            Загрузить
          </Button>
        )}
      </DialogButtons>
    </SmallDialog>
  );
}
