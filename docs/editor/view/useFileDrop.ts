import { useEffect, useState } from 'react';

/** Handles files that the user drops on the page or on the preview. Returns whether the user is dragging files over the page. */
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
    // If a file is dropped when it enters an element, only `dragenter` has fired and must accept the drop.
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
