import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { UploadLimits } from '@venue/sdk';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { UploadRow } from '../files/UploadRow.tsx';
import { useUploads } from '../files/useUploads.ts';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { formattedClass } from '../parts/record/Formatted.tsx';
import { cleanPasted, linkOf, oursOf } from './RichText.html.ts';
import css from './RichText.module.css';
import { RichTextBar } from './RichTextBar.tsx';
import { RichTextTools } from './RichTextTools.tsx';
import type { UploadImage } from './uploadImage.ts';

const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // An empty paragraph added to a text that is only viewed would count as a change.
    trailingNode: false,
    heading: { levels: [2, 3] },
    dropcursor: { color: 'var(--primary)', width: 2 },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: url => linkOf(url) !== null,
    },
  }),
  Image,
];

interface Props {
  name: string;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  placeholder?: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Whether the stand-in has the focus, which the editor then takes over. */
  focused: RefObject<boolean>;
  /** Called with the reason why a picture was refused, and with undefined once there is none. */
  onRefused: (why: string | undefined) => void;
  uploadImage?: UploadImage;
  imageLimits?: UploadLimits;
}

const none: UploadLimits = { megabytes: 0, types: [] };

/** The editor itself, in a separate file because it weighs 120 kB. */
export default function RichTextEditor(props: Props) {
  const { name, label, labelledBy, describedBy, invalid, disabled, placeholder, value, uploadImage } = props;
  const [linking, setLinking] = useState(false);
  const last = useRef(value);

  const changed = useEffectEvent((html: string) => {
    last.current = oursOf(html);
    props.onChange(last.current);
  });
  const uploads = useUploads(props.imageLimits ?? none, async (file, how) => {
    if (!uploadImage) return;
    const { url, alt } = await uploadImage(file, how);
    // An empty paragraph follows: after a picture at the end there would be nowhere to write.
    const picture = [{ type: 'image', attrs: { src: url, alt } }, { type: 'paragraph' }];
    editor?.chain().focus().insertContent(picture).run();
  });
  const take = useEffectEvent((files: FileList | undefined): boolean => {
    const pictures = [...(files ?? [])];
    if (pictures.length === 0 || !uploadImage) return false;
    uploads.start(pictures);
    return true;
  });
  const ask = useEffectEvent(() => setLinking(true));

  const attributes = useMemo(
    () => ({
      name,
      'data-label': label,
      class: `${css.text} ${formattedClass}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(invalid ? { 'aria-invalid': 'true' } : {}),
      ...(disabled ? { 'aria-disabled': 'true' } : {}),
    }),
    [name, label, labelledBy, describedBy, invalid, disabled],
  );
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editable: !disabled,
    onUpdate: ({ editor: now }) => changed(now.isEmpty ? '' : now.getHTML()),
    onBlur: props.onBlur,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      // Word also puts a picture of the text on the clipboard, so files are taken only if there is no HTML.
      handlePaste: (_view, event) =>
        !event.clipboardData?.types.includes('text/html') && take(event.clipboardData?.files),
      handleDrop: (_view, event) => take(event.dataTransfer?.files),
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return false;
        event.preventDefault();
        ask();
        return true;
      },
    },
  });
  // Not `autofocus`, which may run before the text is in the page.
  const takesFocus = useRef(props.focused.current);
  useEffect(() => {
    if (!editor || !takesFocus.current) return;
    takesFocus.current = false;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor]);
  // A value set from outside (a draft, a reset) replaces the text; a value typed here already matches it.
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor?.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor && editor.isEditable === disabled) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  const failed = uploads.items.find(({ error, state }) => state === 'failed' && error)?.error;
  const report = useEffectEvent((why: string | undefined) => props.onRefused(why));
  useEffect(() => report(failed), [failed]);

  if (!editor) return null;
  return (
    <>
      <UnsavedGuard dirty={uploads.busy} />
      <div className={css.editor} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
        <RichTextTools
          editor={editor}
          label={label}
          disabled={disabled}
          link={() => setLinking(true)}
          {...(uploadImage && props.imageLimits ? { picture: uploads.start, limits: props.imageLimits } : {})}
        />
        <RichTextBar editor={editor} linking={linking} close={() => setLinking(false)} />
        <div className={css.holder} data-placeholder={value === '' ? placeholder : undefined}>
          <EditorContent editor={editor} />
        </div>
      </div>
      {uploads.items.map(item => (
        <UploadRow key={item.key} item={item} retry={uploads.retry(item)} remove={() => uploads.remove(item.key)} />
      ))}
    </>
  );
}
