import { useEffect, useState } from 'react';

/** Files that are dropped anywhere on the page, or on that of the preview, which sends them. Returns whether some are above the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    const receive = ({ origin, data }: MessageEvent<{ files?: readonly File[] } | undefined>) => {
      if (origin === location.origin && data?.files) onFiles(data.files);
    };
    // One that is dropped as it enters an element is accepted by what that event says.
    addEventListener('dragenter', over);
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('message', receive);
    return () => {
      removeEventListener('dragenter', over);
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('message', receive);
    };
  }, [onFiles]);
  return isOver;
}
