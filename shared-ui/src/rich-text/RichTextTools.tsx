import { type Editor, useEditorState } from '@tiptap/react';
import type { UploadLimits } from '@venue/sdk';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { Outline } from '../parts/Icon.tsx';
import { iconPaths } from '../parts/iconPaths.ts';
import css from './RichText.module.css';

interface Tool {
  readonly name: string;
  readonly label: string;
  readonly icon?: keyof typeof iconPaths;
  /** Shown instead of an icon. */
  readonly sign?: string;
  /** The shortcut in the editor's notation, e.g. `Mod+B`. */
  readonly keys?: string;
  readonly active?: (editor: Editor) => boolean;
  readonly able?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const mark = (name: string, icon: keyof typeof iconPaths, label: string, keys: string): Tool => ({
  name,
  icon,
  label,
  keys,
  active: editor => editor.isActive(name),
  run: editor => editor.chain().focus().toggleMark(name).run(),
});
const heading = (level: 2 | 3, label: string): Tool => ({
  name: `h${level}`,
  sign: `H${level}`,
  label,
  keys: `Mod+Alt+${level}`,
  active: editor => editor.isActive('heading', { level }),
  run: editor => editor.chain().focus().toggleHeading({ level }).run(),
});

const groups: readonly (readonly Tool[])[] = [
  [heading(2, 'Заголовок H2'), heading(3, 'Подзаголовок H3')],
  [
    mark('bold', 'bold', 'Жирный', 'Mod+B'),
    mark('italic', 'italic', 'Курсив', 'Mod+I'),
    mark('underline', 'underline', 'Подчёркнутый', 'Mod+U'),
    mark('strike', 'strike', 'Зачёркнутый', 'Mod+Shift+S'),
  ],
  [
    {
      name: 'bulletList',
      icon: 'bullets',
      label: 'Список',
      keys: 'Mod+Shift+8',
      active: editor => editor.isActive('bulletList'),
      run: editor => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: 'numbers',
      label: 'Нумерованный список',
      keys: 'Mod+Shift+7',
      active: editor => editor.isActive('orderedList'),
      run: editor => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      icon: 'quote',
      label: 'Цитата',
      keys: 'Mod+Shift+B',
      active: editor => editor.isActive('blockquote'),
      run: editor => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'rule',
      icon: 'rule',
      label: 'Разделитель',
      run: editor => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
];
const history: readonly Tool[] = [
  {
    name: 'undo',
    icon: 'undo',
    label: 'Отменить',
    keys: 'Mod+Z',
    able: editor => editor.can().undo(),
    run: editor => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    icon: 'redo',
    label: 'Вернуть',
    keys: 'Mod+Shift+Z',
    able: editor => editor.can().redo(),
    run: editor => editor.chain().focus().redo().run(),
  },
];

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const keysText = (keys: string) =>
  mac
    ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');

interface Props {
  editor: Editor;
  label: string;
  disabled: boolean;
  /** Asks for the address of a link. */
  link: () => void;
  /** Uploads pictures into the text. */
  picture?: (files: readonly File[]) => void;
  limits?: UploadLimits;
}

/** The editor's tools. One tab stop; arrows, Home and End move within. */
export function RichTextTools({ editor, label, disabled, link, picture, limits }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [stop, setStop] = useState('h2');
  const inserts: readonly Tool[] = [
    { name: 'link', icon: 'link', label: 'Ссылка', keys: 'Mod+K', active: now => now.isActive('link'), run: link },
    ...(picture
      ? [{ name: 'picture', icon: 'picture', label: 'Картинка', run: () => input.current?.click() } as const]
      : []),
  ];
  const all = [...groups, inserts, history];
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        all.flat().map(({ name, active, able }) => [name, { on: active?.(now), off: able ? !able(now) : false }]),
      ),
  });
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex(button => button.matches(':focus'));
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  return (
    <div ref={bar} className={css.tools} role="toolbar" aria-label={`Оформление: ${label}`} onKeyDown={move}>
      {all.map((tools, index) => (
        <Fragment key={tools[0]?.name}>
          {index > 0 && <span className={css.gap} aria-hidden="true" />}
          {tools.map(({ name, label: text, icon, sign, keys, run }) => {
            const off = disabled || states[name]?.off === true;
            return (
              <button
                key={name}
                type="button"
                className={css.tool}
                aria-label={text}
                title={keys ? `${text} (${keysText(keys)})` : text}
                aria-keyshortcuts={keys?.replace('Mod', mac ? 'Meta' : 'Control')}
                aria-pressed={states[name]?.on}
                aria-disabled={off || undefined}
                tabIndex={name === stop ? 0 : -1}
                onFocus={() => setStop(name)}
                // Pressing a button must not take the focus: the text keeps its selection, and a phone its keyboard.
                onMouseDown={event => event.preventDefault()}
                onClick={() => {
                  if (!off) run(editor);
                }}
              >
                {icon ? <Outline path={iconPaths[icon]} size={20} /> : sign}
              </button>
            );
          })}
        </Fragment>
      ))}
      {picture && limits && (
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          hidden
          accept={limits.types.join(',')}
          onChange={event => {
            picture([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      )}
    </div>
  );
}
