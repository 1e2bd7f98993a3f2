import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';

/** A frame of a given width in px, made smaller to fit where it stands, which it fills from top to bottom. */
export function useFrameScale(width: number): {
  stage: RefObject<HTMLDivElement | null>;
  style: CSSProperties;
} {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setRoom({ width, height });
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return {
    stage,
    style: {
      inlineSize: width,
      blockSize: scale > 0 ? room.height / scale : 0,
      transform: `scale(${scale})`,
      marginInlineStart: Math.max(0, (room.width - width) / 2),
    },
  };
}
