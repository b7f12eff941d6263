import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ErrorText, inputClass } from '../fields/Field.tsx';
import { Button } from '../parts/Button.tsx';
import { linkOf } from './RichText.html.ts';
import css from './RichText.module.css';

interface Props {
  editor: Editor;
  linking: boolean;
  close: () => void;
}

/** Asks for the address of a link, and for the description of a chosen picture. */
export function RichTextBar({ editor, linking, close }: Props) {
  const { href, alt, picture } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      href: String(now.getAttributes('link').href ?? ''),
      alt: String(now.getAttributes('image').alt ?? ''),
      picture: now.isActive('image') ? now.state.selection.from : null,
    }),
  });
  const leave = () => {
    close();
    editor.commands.focus();
  };
  if (linking) {
    return (
      <Ask
        label="Адрес ссылки"
        placeholder="example.ru"
        from={href}
        focus
        done={typed => {
          if (typed.trim() === '') {
            editor.chain().extendMarkRange('link').unsetLink().run();
            leave();
            return undefined;
          }
          const link = linkOf(typed);
          if (!link) return 'Укажите адрес сайта, почту или телефон';
          const chain = editor.chain().focus().extendMarkRange('link');
          const text = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: link } }] };
          if (editor.state.selection.empty && !href) chain.insertContent(text).run();
          else chain.setLink({ href: link }).run();
          close();
          return undefined;
        }}
        cancel={leave}
        {...(href
          ? {
              remove: () => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                leave();
              },
            }
          : {})}
      />
    );
  }
  if (picture === null) return null;
  return (
    <Ask
      key={picture}
      label="Что на картинке"
      from={alt}
      done={typed => {
        editor.chain().updateAttributes('image', { alt: typed.trim() }).focus().run();
        return undefined;
      }}
    />
  );
}

interface AskProps {
  label: string;
  placeholder?: string;
  from: string;
  focus?: boolean;
  /** Gets the typed text; returns what is wrong with it. */
  done: (typed: string) => string | undefined;
  cancel?: () => void;
  remove?: () => void;
}

function Ask({ label, placeholder, from, focus = false, done, cancel, remove }: AskProps) {
  const [text, setText] = useState(from);
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (!focus) return;
    input.current?.focus();
    input.current?.select();
  }, [focus]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && cancel) {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
    if (event.key !== 'Enter') return;
    // Enter confirms this input and must not submit the form around it.
    event.preventDefault();
    setWrong(done(text));
  };
  return (
    <div className={css.bar}>
      <label className={css.ask} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={`${inputClass} ${css.address}`}
        placeholder={placeholder}
        maxLength={500}
        autoComplete="off"
        value={text}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={event => {
          setText(event.target.value);
          setWrong(undefined);
        }}
        onKeyDown={press}
      />
      <Button size="small" onClick={() => setWrong(done(text))}>
        Готово
      </Button>
      {remove && (
        <Button size="small" color="inherit" onClick={remove}>
          Убрать ссылку
        </Button>
      )}
      {cancel && (
        <Button size="small" color="inherit" onClick={cancel}>
          Отмена
        </Button>
      )}
      <ErrorText id={`${id}-error`} text={wrong} />
    </div>
  );
}
