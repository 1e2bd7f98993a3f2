import {
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { watchPresses } from '../field/HeldDuringPress.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useControlMessages } from '../controlMessages.ts';
import type { FieldProps } from '../field/fieldControl.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { LimitMessage } from './LimitMessage.tsx';
import { PasswordToggle } from './PasswordToggle.tsx';
import { isOverLimit } from './textValidity.ts';
import { TextField } from './textInputStyles.ts';

export interface TextInputProps extends FieldProps {
  /** `text`, `password`, `email`, `search`, `tel`, `url`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** UTF-16 units; 0 is none (spec §9). */
  characterLimit?: number | undefined;
  /** Shown over the limit. */
  limitMessage?: string | undefined;
  /** A button clears the field; hidden while it is empty. */
  clearable?: boolean;
  clearLabel?: string | undefined;
  inputmode?: string | undefined;
  enterkeyhint?: string | undefined;
  maxlength?: number | undefined;
  pattern?: string | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  messages?: unknown;
  /** The clear button was pressed. */
  onClear?: () => void;
}

/** A text field in the marketplace's clothes (spec §5). The box is left to the browser; the control holds its value. */
export function TextInput({
  value,
  control,
  type = 'text',
  name,
  placeholder,
  size = 'normal',
  disabled = false,
  readonly = false,
  required = false,
  error = false,
  problem = '',
  characterLimit = 0,
  limitMessage,
  clearable = false,
  clearLabel,
  autocomplete,
  inputmode,
  enterkeyhint,
  maxlength,
  pattern,
  prefix,
  suffix,
  messages,
  onClear,
}: TextInputProps) {
  const texts = useControlMessages(messages);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const [passwordShown, setPasswordShown] = useState(false);
  const over = isOverLimit(value, characterLimit);
  const wrong = error || over || problem !== '' || undefined;

  useLayoutEffect(() => {
    const element = box.current!;
    control.box(element);
    // The browser's own `change`, which ends at the shadow root; React's is the `input` event under another name.
    const tell = () => control.change();
    element.addEventListener('change', tell);
    return () => {
      element.removeEventListener('change', tell);
      control.box(null);
    };
  }, [control]);
  const [first] = useState(value);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const element = box.current!;
    // What the user typed into what a server had drawn, before the script came.
    const typed = isNew.current && element.value !== element.defaultValue;
    isNew.current = false;
    if (typed) control.input(element.value);
    else if (element.value !== value) element.value = value;
  }, [control, value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) control.enter(event.nativeEvent);
  };
  const clear = () => {
    const element = box.current!;
    element.value = '';
    element.focus();
    // As if the user had deleted the text: the page hears of it in the same way.
    element.dispatchEvent(
      new InputEvent('input', { bubbles: true, composed: true, inputType: 'deleteContent' }),
    );
    control.change();
    onClear?.();
  };

  return (
    <TextField data-size={size} data-error={wrong} part="field" onFocus={watchPresses}>
      {characterLimit > 0 ? (
        <CharacterCount length={value.length} limit={characterLimit} text={texts.charactersUsed} />
      ) : null}
      <div className="box" part="box">
        {prefix}
        <input
          ref={box}
          part="input"
          type={type === 'password' && passwordShown ? 'text' : type}
          defaultValue={first}
          name={name}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readonly}
          required={required}
          pattern={pattern}
          autoComplete={autocomplete}
          inputMode={inputmode as 'text' | undefined}
          enterKeyHint={enterkeyhint as 'enter' | undefined}
          maxLength={maxlength}
          aria-invalid={wrong}
          aria-describedby={over ? `${id}message` : undefined}
          onInput={(event) => control.input(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {clearable && value !== '' && !disabled && !readonly ? (
          <IconButton
            icon="close"
            size={20}
            label={clearLabel ?? texts.clearText}
            part="clear-button"
            onClick={clear}
          />
        ) : null}
        {type === 'password' ? (
          <PasswordToggle
            shown={passwordShown}
            disabled={disabled}
            label={passwordShown ? texts.hidePassword : texts.showPassword}
            onToggle={() => setPasswordShown(!passwordShown)}
          />
        ) : null}
        {suffix}
      </div>
      {characterLimit > 0 ? (
        <LimitMessage id={`${id}message`} text={limitMessage ?? texts.tooManyCharacters} isOver={over} />
      ) : null}
    </TextField>
  );
}
