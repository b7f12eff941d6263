import { limitsText, type UploadLimits } from '@venue/sdk';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Outline } from '../parts/Icon.tsx';
import { iconPaths } from '../parts/iconPaths.ts';
import css from './DropArea.module.css';

interface Props {
  limits: UploadLimits;
  /** The text of the button, e.g. «Добавить фото». */
  label: string;
  multiple?: boolean;
  disabled?: boolean | undefined;
  /** Stands before the limits, e.g. «3 из 20». */
  note?: string;
  /** Name of the field, by which the error summary links here. */
  name?: string | undefined;
  /** Label of the field in the error summary. */
  fieldLabel?: string | undefined;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** An area where files are chosen, dropped or pasted; shows the allowed types and sizes. */
export function DropArea({
  limits,
  label,
  multiple = false,
  disabled = false,
  note,
  name,
  fieldLabel,
  describedBy,
  onFiles,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const limitsId = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are extras of the button inside
    <div
      className={css.area}
      data-over={over || undefined}
      onDragOver={event => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
        setOver(!disabled);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={event => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={event => take(event.clipboardData.files)}
    >
      {/* Out of the order of Tab: a dialog would give the focus to it, which it cannot take, being hidden. */}
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        hidden
        accept={limits.types.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={event => {
          take(event.target.files);
          // Without this, choosing the same file again would fire no event.
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<Outline path={iconPaths.upload} size={20} />}
        name={name}
        data-label={fieldLabel}
        aria-describedby={[limitsId, describedBy].filter(Boolean).join(' ')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className={css.drop}>или перетащите сюда</p>
      <p className={css.limits} id={limitsId}>
        {`${note ? `${note}. ` : ''}${limitsText(limits)}`}
      </p>
    </div>
  );
}
