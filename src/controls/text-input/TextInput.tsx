import { type HTMLInputTypeAttribute, type ReactNode, useId, useRef, useState } from 'react';
import { watchPresses, StableDuringPress } from '../field/StableDuringPress.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useControlMessages } from '../controlMessages.ts';
import {
  type FieldProps,
  useFieldState,
  getPageInput,
  setInputValue,
  useFieldInput,
} from '../field/field.ts';
import { getDescribedBy, HiddenDescription, useDescribedBy } from '../field/HiddenDescription.tsx';
import { PageInputSlot, pressFrame } from '../field/PageInputSlot.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import { PasswordToggle } from './PasswordToggle.tsx';
import { isOverLimit } from './textValidity.ts';
import { TextFrame } from './textInputStyles.ts';
import { Icon } from '../../icons/Icon.tsx';

interface TextMessageProps {
  id: string;
  /** Empty while there is nothing to say. */
  text: string;
  /** Whether screen readers are to read it out by itself. */
  isAlert: boolean;
  /** Another number has it read out again. */
  announcement?: number | undefined;
}

/** Says below a text field what is invalid: there are too many characters in it, or what a server has found. */
class TextMessage extends StableDuringPress<TextMessageProps> {
  override render(): ReactNode {
    const { id, text, isAlert, announcement } = this.props;
    if (!text) return null;
    return (
      <p className="message" part="message" id={id} role={isAlert ? 'alert' : undefined}>
        <Icon name="alert" size={16} />
        <span key={announcement}>{text}</span>
      </p>
    );
  }
}

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
  field,
  type = 'text',
  name,
  placeholder,
  size = 'normal',
  disabled = false,
  readonly = false,
  required = false,
  error = false,
  characterLimit = 0,
  limitMessage,
  clearable = false,
  clearLabel,
  autocomplete,
  description = '',
  describedBy,
  pageInput,
  hasMessages = false,
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, value, message: validationMessage, serverMessage, attempts } = useFieldState(field);
  const [passwordShown, setPasswordShown] = useState(false);
  const isOver = isOverLimit(value, characterLimit);
  const overMessage = isOver ? (limitMessage ?? texts.tooManyCharacters) : '';
  const message = serverMessage || overMessage || validationMessage;
  const isInvalid = error || isOver || validationMessage !== '';
  const initialText = useFieldInput(field, input, text);
  const ariaDescribedBy = useDescribedBy(input, describedBy, getDescribedBy(id, { description, message }));

  const clear = () => {
    const element = getPageInput(pageInput) ?? input.current!;
    // As if the user had deleted the text: the page gets the same events.
    setInputValue(element, '');
    element.focus();
    element.dispatchEvent(new CustomEvent('change', { bubbles: true }));
    onClear?.();
  };

  return (
    <TextFrame
      data-size={size}
      data-error={isInvalid || undefined}
      data-disabled={(pageInput && disabled) || undefined}
      data-readonly={(pageInput && readonly) || undefined}
      part="field"
      onFocus={watchPresses}
    >
      {characterLimit > 0 ? (
        <CharacterCount
          length={value.length}
          limit={characterLimit}
          text={texts.charactersUsed}
          message={overMessage}
        />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the pointer's way to the input in it */}
      <div
        className="frame"
        part="frame"
        onMouseDown={pageInput ? (event) => pressFrame(event, pageInput) : undefined}
      >
        {prefix}
        {pageInput ? (
          <PageInputSlot
            field={field}
            pageInput={pageInput}
            isInvalid={isInvalid}
            isMultiline={type === 'textarea'}
            description={[description, message].filter(Boolean).join(' ')}
          />
        ) : (
          <input
            ref={input}
            part="input"
            type={type === 'password' && passwordShown ? 'text' : type}
            // A password that is shown is no text to correct.
            {...(type === 'password' && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
            defaultValue={initialText}
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
            // Not left to the browser: to some an empty required input is invalid before anybody has been in it.
            aria-invalid={isInvalid}
            aria-describedby={ariaDescribedBy}
            onInput={(event) => field.dispatch({ type: 'input', text: event.currentTarget.value })}
            onKeyPress={(event) => field.host?.submit(event.nativeEvent)}
          />
        )}
        {clearable && value !== '' && !disabled && !readonly ? (
          <span className="action">
            <IconButton
              icon="close"
              size={20}
              label={clearLabel ?? texts.clearText}
              part="clear-button"
              onClick={clear}
            />
          </span>
        ) : null}
        {type === 'password' ? (
          <span className="action">
            <PasswordToggle
              pageInput={pageInput}
              ownInput={input}
              shown={passwordShown}
              disabled={disabled}
              label={passwordShown ? texts.hidePassword : texts.showPassword}
              status={passwordShown ? texts.passwordShown : texts.passwordHidden}
              onChange={setPasswordShown}
            />
          </span>
        ) : null}
        {suffix}
      </div>
      {hasMessages ? <slot name="message" /> : null}
      {description ? <HiddenDescription id={id} text={description} /> : null}
      <TextMessage
        id={`${id}message`}
        text={message}
        // The counter announces this one.
        isAlert={message !== overMessage}
        announcement={attempts}
      />
    </TextFrame>
  );
}
