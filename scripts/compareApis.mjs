/**
 * Returns a message for each breaking change between the API of the last release and the current API. A new major version allows breaking
 * changes, but only removes attributes and custom properties that the last release deprecated.
 */
export function compareApis({ version, api }, current) {
  const isMajor = Number.parseInt(current.version, 10) > Number.parseInt(version, 10);
  const required = Object.entries(current.api).filter(
    ([name, { type }]) =>
      isInput.test(name) && !(name in api) && getParent(name) in api && !type.endsWith('undefined'),
  );
  if (!isMajor && required.length > 0)
    return required.map(([name]) => `Breaking: ${name} is new and required.`);
  return Object.entries(api).flatMap(([name, entry]) => {
    const next = current.api[name];
    if (!next) {
      if (!isMajor) return [`Breaking: ${name} was removed.`];
      const isDeprecatable = /^<.*(attribute|property)/.test(name);
      return isDeprecatable && !entry.deprecated && !isRemovedWithElement(name, current.api)
        ? [
            `${name} was removed, but it isn't deprecated in ${version}. Deprecate it in a minor version first.`,
          ]
        : [];
    }
    if (isMajor) return [];
    return [
      ...(isCompatible(entry.type, next.type)
        ? []
        : [`Breaking: the type of ${name} was \`${entry.type}\` and is \`${next.type}\`.`]),
      ...(entry.default === next.default
        ? []
        : [`Breaking: the default of ${name} was \`${entry.default}\` and is \`${next.default}\`.`]),
    ];
  });
}

/** Matches entries that apps write, so that a new entry must be optional. */
const isInput = /^(configuration|server \w+Rendering)\./;
const getParent = (name) => name.replace(/\.[^.]*$/, '');

const isRemovedWithElement = (name, api) => !(`element ${name.split(' ')[0]}` in api);

/** Whether a type accepts all values of the previous type: it is equal, has more alternatives, or has more members or optional parameters. */
function isCompatible(previous, next) {
  if (previous === next) return true;
  const [oldSignature, newSignature] = [previous, next].map((type) => /^\((.*)\)(?: =>|:) (.*)$/.exec(type));
  if (oldSignature && newSignature)
    return (
      oldSignature[2] === newSignature[2] &&
      isExtended(split(oldSignature[1], ','), split(newSignature[1], ','), (parameter) =>
        /^\w+\?:/.test(parameter),
      )
    );
  const [oldMembers, newMembers] = [previous, next].map(
    (type) => /^(CustomEvent<)?\{(.*)\}>?$/.exec(type)?.[2],
  );
  if (oldMembers !== undefined && newMembers !== undefined)
    return split(oldMembers, ';').every((member) => split(newMembers, ';').includes(member));
  return split(previous, '|').every((alternative) => split(next, '|').includes(alternative));
}

/** Whether a list begins with the previous list, and all other items may be missing. */
const isExtended = (previous, next, isOptional) =>
  previous.every((item, index) => item === next[index]) && next.slice(previous.length).every(isOptional);

/** Splits a type at a separator that isn't inside brackets. */
function split(type, separator) {
  const parts = [''];
  let depth = 0;
  for (const character of type.replaceAll('=>', '⇒')) {
    if ('({[<'.includes(character)) depth++;
    if (')}]>'.includes(character)) depth--;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
