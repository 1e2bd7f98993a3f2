import { type HTMLInputTypeAttribute, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { watchPresses } from '../field/StableDuringPress.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useControlMessages } from '../controlMessages.ts';
import type { FieldProps } from '../field/field.ts';
import { getDescribedBy, HiddenDescription } from '../field/HiddenDescription.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import { LimitMessage } from './LimitMessage.tsx';
import { PasswordToggle } from './PasswordToggle.tsx';
import { isOverLimit } from './textValidity.ts';
import { TextFrame } from './textInputStyles.ts';

export interface TextInputProps extends FieldProps {
  /** `text`, `password`, `email`, `search`, `tel`, `url`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** UTF-16 code units; 0 is no limit. */
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

/** A text field. Its text is left to the browser; `field` holds its value. */
export function TextInput({
  value,
  field,
  type = 'text',
  name,
  placeholder,
  size = 'normal',
  disabled = false,
  readonly = false,
  required = false,
  error = false,
  validationMessage = '',
  characterLimit = 0,
  limitMessage,
  clearable = false,
  clearLabel,
  autocomplete,
  description = '',
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
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [passwordShown, setPasswordShown] = useState(false);
  const isOver = isOverLimit(value, characterLimit);
  const overText = limitMessage ?? texts.tooManyCharacters;
  const isInvalid = error || isOver || validationMessage !== '' || undefined;
  const describedBy = getDescribedBy(id, { description, message: isOver ? overText : '' });

  useLayoutEffect(() => {
    const element = input.current!;
    field.setInput(element);
    // The browser's own `change`, which ends at the shadow root; React's is the `input` event under another name.
    const handleChange = () => {
      // What fills a form in may set the value without an `input` event.
      field.dispatch({ type: 'input', value: element.value });
      field.dispatch({ type: 'change' });
    };
    element.addEventListener('change', handleChange);
    return () => {
      element.removeEventListener('change', handleChange);
      field.setInput(null);
    };
  }, [field]);
  const [initialValue] = useState(value);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const element = input.current!;
    // The user may have typed into prerendered HTML before the script came.
    const typed = isFirst.current && element.value !== element.defaultValue;
    isFirst.current = false;
    if (typed) field.dispatch({ type: 'input', value: element.value });
    else if (element.value !== value) element.value = value;
    field.updateDescription?.();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- React has set the attribute
  }, [field, value, describedBy]);

  const clear = () => {
    const element = input.current!;
    element.value = '';
    element.focus();
    // As if the user had deleted the text: the page gets the same events.
    element.dispatchEvent(
      new InputEvent('input', { bubbles: true, composed: true, inputType: 'deleteContent' }),
    );
    field.dispatch({ type: 'change' });
    onClear?.();
  };

  return (
    <TextFrame data-size={size} data-error={isInvalid} part="field" onFocus={watchPresses}>
      {characterLimit > 0 ? (
        <CharacterCount length={value.length} limit={characterLimit} text={texts.charactersUsed} />
      ) : null}
      <div className="frame" part="frame">
        {prefix}
        <input
          ref={input}
          part="input"
          type={type === 'password' && passwordShown ? 'text' : type}
          // A password that is shown is no text to correct.
          {...(type === 'password' && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
          defaultValue={initialValue}
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
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onInput={(event) => field.dispatch({ type: 'input', value: event.currentTarget.value })}
          onKeyPress={(event) => field.submit(event.nativeEvent)}
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
      <HiddenDescription id={id} text={description} />
      {characterLimit > 0 ? <LimitMessage id={`${id}message`} text={overText} isOver={isOver} /> : null}
    </TextFrame>
  );
}
