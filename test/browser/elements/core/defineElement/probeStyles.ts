import { createStyledElement } from '../../../../../src/styles/styledElement.tsx';

/** A styled component, as the build compiles it. */
export const ProbeButton = createStyledElement('button', 'probe', 0, '.probe{color:rgb(1, 2, 3)}');
