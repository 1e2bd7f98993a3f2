import type { Importer } from '../early/loadTag.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { HostComponent, TagComponentProps } from './componentProps.ts';
import { createHostComponent } from './createHostComponent.ts';
import { getReactProps } from './reactProps.ts';

/** Makes the component of a tag that dispatches `events`. */
export const createTagComponent = <T extends keyof TagElements>(
  tag: T,
  importer: Importer,
  events: readonly string[],
): HostComponent<T, TagComponentProps<T>> =>
  createHostComponent(tag, importer, (props) => getReactProps(props, events));
