import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';

/** Returns the style of a frame with a width in px. The frame is scaled down to fit its container, and fills the container's height. */
export function useFrameScale(width: number): {
  stage: RefObject<HTMLDivElement | null>;
  style: CSSProperties;
} {
  const stage = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setAvailable({ width, height });
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, available.width / width);
  return {
    stage,
    style: {
      inlineSize: width,
      blockSize: scale > 0 ? available.height / scale : 0,
      transform: `scale(${scale})`,
      marginInlineStart: Math.max(0, (available.width - width) / 2),
    },
  };
}
