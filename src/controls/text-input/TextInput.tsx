import {
  type HTMLInputTypeAttribute,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { watchPresses, StableDuringPress } from '../field/StableDuringPress.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { type MessageValues, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import {
  type FieldProps,
  useFieldState,
  getPageInput,
  leaveField,
  setInputValue,
  useFieldInput,
  type PageInputProp,
  visiblePasswordInputs,
} from '../field/field.ts';
import {
  PageInputSlot,
  focusPageInput,
  getDescribedBy,
  HiddenDescription,
  useDescribedBy,
} from '../field/PageInputSlot.tsx';
import { formatCount, formatMessage } from '../../site/core/texts.ts';
import * as timings from '../../site/timings.ts';
import { isOverLimit } from './textValidity.ts';
import { TextFrame } from './textInputStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { setMissingAttributes } from '../pageAttributes.ts';
import { LateStatus } from '../status/LateStatus.tsx';

interface PasswordToggleProps {
  pageInput: PageInputProp;
  /** The component's input, if there is no page input. */
  ownInput: RefObject<HTMLInputElement | null>;
  shown: boolean;
  /** Size of the button in px. */
  size: 20 | 34;
  disabled: boolean;
  label: string;
  /** Announcement after a press, because screen readers do not announce a changed name. */
  status: string;
  onChange: (shown: boolean) => void;
}

/** Renders a button that shows or hides a password. Its name describes the action. */
function PasswordToggle({
  pageInput,
  ownInput,
  shown,
  size,
  disabled,
  label,
  status,
  onChange,
}: PasswordToggleProps) {
  const input = getPageInput(pageInput);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (input || !shown) return undefined;
    const { ownerDocument } = ownInput.current!;
    // The field's form is not available here, so every submission hides the password.
    const hide = () => onChange(false);
    ownerDocument.addEventListener('submit', hide, true);
    return () => ownerDocument.removeEventListener('submit', hide, true);
  }, [input, ownInput, shown, onChange]);
  useLayoutEffect(() => {
    if (!input || !shown) return undefined;
    visiblePasswordInputs.add(input);
    input.setAttribute('type', 'text');
    // Browsers must not check or correct a visible password.
    const removeAttributes = setMissingAttributes(input, {
      spellcheck: 'false',
      autocapitalize: 'none',
      autocorrect: 'off',
    });
    const { form } = input;
    const hide = () => onChange(false);
    // Browsers decide by the type of an input on submission whether to save its value.
    if (form) EventTarget.prototype.addEventListener.call(form, 'submit', hide);
    return () => {
      if (form) EventTarget.prototype.removeEventListener.call(form, 'submit', hide);
      removeAttributes();
      input.setAttribute('type', 'password');
      visiblePasswordInputs.delete(input);
    };
  }, [input, shown, onChange]);
  return (
    <>
      <IconButton
        icon={shown ? 'hidden' : 'shown'}
        size={size}
        label={label}
        disabled={disabled}
        part="password-button"
        onClick={() => {
          setUsed(true);
          onChange(!shown);
        }}
      />
      {isUsed ? <LateStatus key={status} text={status} /> : null}
    </>
  );
}

interface TextMessageProps {
  id: string;
  /** Message, or an empty string. */
  text: string;
  /** Whether screen readers announce the message automatically. */
  isAlert: boolean;
  /** Key of the message. A new number makes screen readers announce it again. */
  announcement?: number | undefined;
}

/** Error message below a text field. */
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

interface CharacterCountProps {
  length: number;
  limit: number;
  /** BCP 47 tag for the numbers. Defaults to the browser's locale. */
  locale: string | undefined;
  /** Announcement with the placeholders `{count}` and `{limit}`. */
  text: string;
  /** Error over the limit, announced before the count. */
  message: string;
}

/** Fraction of the limit above which the count is announced. */
const nearLimit = 0.9;

/** Renders the character count. It is announced only near the limit, after the user stops typing. */
function CharacterCount({ length, limit, locale, text, message }: CharacterCountProps) {
  const [announcement, setAnnouncement] = useState('');
  const count = formatCount(length, locale);
  const maximum = formatCount(limit, locale);
  const isNear = length >= limit * nearLimit;
  useEffect(() => {
    if (!isNear) return undefined;
    const timer = setTimeout(
      () => setAnnouncement(`${message} ${formatMessage(text, { count, limit: maximum })}`.trim()),
      timings.counterPause,
    );
    return () => clearTimeout(timer);
  }, [isNear, count, maximum, text, message]);
  return (
    <>
      <span className="counter" part="counter">{`${count}/${maximum}`}</span>
      <span className="status" role="status">
        {isNear ? announcement : ''}
      </span>
    </>
  );
}

export interface TextInputProps extends FieldProps, MessageValues {
  /** `text`, `password`, `email`, `search`, `tel`, or `url`. `textarea` for a page's `<textarea>`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** Maximum number of UTF-16 code units. 0 means no limit. */
  characterLimit?: number | undefined;
  /** Error message over the limit. */
  limitMessage?: string | undefined;
  /** Whether to show a button that clears the field. It is hidden while the field is empty. */
  clearable?: boolean;
  clearLabel?: string | undefined;
  inputmode?: string | undefined;
  enterkeyhint?: string | undefined;
  maxlength?: number | undefined;
  pattern?: string | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Called when the user presses the clear button. */
  onClear?: () => void;
}

/** Renders a text field. The input is uncontrolled, and `field` stores its value. */
export function TextInput({
  field,
  ref,
  onBlur,
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
  description: pageDescription = '',
  describedBy,
  pageInput,
  hasMessages = false,
  inputmode,
  enterkeyhint,
  maxlength,
  pattern,
  prefix,
  suffix,
  language = defaultLanguage,
  messages,
  onClear,
}: TextInputProps) {
  const texts = useControlMessages(messages, language);
  const id = useId();
  const defaultRef = useRef<HTMLInputElement>(null);
  const input = ref ?? defaultRef;
  const { text, value, message: validationMessage, serverMessage, attempts } = useFieldState(field);
  const [passwordShown, setPasswordShown] = useState(false);
  const isOver = isOverLimit(value, characterLimit);
  const overMessage = isOver ? (limitMessage ?? texts.tooManyCharacters) : '';
  // A disabled input of the page has no error.
  const message = (validationMessage && serverMessage) || overMessage || validationMessage;
  const isInvalid = error || isOver || validationMessage !== '';
  const buttonSize = size === 'small' ? 20 : 34;
  const initialText = useFieldInput(field, input, text);
  const limit =
    characterLimit > 0
      ? formatMessage(texts.characterLimit, { limit: formatCount(characterLimit, language.wordLocale) })
      : '';
  const description = [pageDescription, limit].filter(Boolean).join(' ');
  const ariaDescribedBy = useDescribedBy(input, describedBy, getDescribedBy(id, { description, message }));

  const clear = () => {
    const element = getPageInput(pageInput) ?? input.current!;
    // Dispatches the same events as when the user deletes the text.
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
      onBlur={(event) => leaveField(event, onBlur)}
    >
      {characterLimit > 0 ? (
        <CharacterCount
          length={value.length}
          limit={characterLimit}
          locale={language.wordLocale}
          text={texts.charactersUsed}
          message={overMessage}
        />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press focuses the input inside */}
      <div
        className="frame"
        part="frame"
        onMouseDown={pageInput ? (event) => focusPageInput(event, pageInput) : undefined}
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
            // Browsers must not check or correct a visible password.
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
            // Always set, because some browsers expose an empty required input as invalid before the user edits it.
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
              size={buttonSize}
              label={clearLabel ?? texts.clearText}
              part="clear-button"
              onClick={clear}
            />
          </span>
        ) : null}
        {type === 'password' ? (
          <span className="action">
            <PasswordToggle
              size={buttonSize}
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
        // The character count announces `overMessage`.
        isAlert={message !== overMessage}
        announcement={attempts}
      />
    </TextFrame>
  );
}
