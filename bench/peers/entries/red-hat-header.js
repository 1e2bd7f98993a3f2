import '@rhds/tokens/css/global.css';
import '../node_modules/@rhds/elements/elements/rh-navigation-primary/rh-navigation-primary-lightdom.css';
import '@rhds/elements/rh-navigation-primary/rh-navigation-primary.js';
import '@rhds/elements/rh-navigation-link/rh-navigation-link.js';
