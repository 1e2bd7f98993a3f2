import { useEffect, useState } from 'react';
import { defineElement } from '../../../../../elements/core/AuctionElement.tsx';
import { byRole } from '../../../../support/find.ts';
import { recordWarnings } from '../../../../support/mount.ts';
import { ProbeButton } from './probeStyles.ts';

interface ProbeProps {
  label: string | undefined;
  active: boolean;
  size: number | undefined;
  data: unknown;
  onPick: (detail: { count: number }) => boolean;
}

/** The props of each render, and the numbers of mounts and unmounts, in the running test. */
export const renders: ProbeProps[] = [];
export let mounts = 0;
export let unmounts = 0;

export function Probe(props: ProbeProps) {
  renders.push(props);
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounts++;
    return () => {
      unmounts++;
    };
  }, []);
  if (props.label === 'throw') throw new Error('an error');
  const pick = () => {
    if (props.onPick({ count })) setCount(count + 1);
  };
  return <ProbeButton onClick={pick}>{`${props.label ?? 'default'} ${count}`}</ProbeButton>;
}

/** Defines an element that renders a component which records its props. */
const { element: Element } = defineElement({
  tag: 'auction-probe',
  component: Probe,
  attributes: {
    label: { type: 'string' },
    active: { type: 'boolean' },
    size: { type: 'number' },
    data: { type: 'json', script: true },
  },
  events: { 'auction-pick': { cancelable: true } },
  hostCss: ':host{display:block}:host([hidden]){display:none}',
});

export type ProbeElement = InstanceType<NonNullable<typeof Element>>;
export const latest = () => renders.at(-1)!;
export const text = (element: Element) => byRole(element, 'button').textContent;

export let warnings: ReturnType<typeof recordWarnings>;

/** Forgets the records of the last test, and records warnings. */
export function resetProbeForEach(): void {
  beforeEach(() => {
    warnings = recordWarnings();
    renders.length = 0;
    mounts = 0;
    unmounts = 0;
  });
  afterEach(() => {
    warnings.stop();
  });
}
