#!/usr/bin/python3
"""A module of Speech Dispatcher that makes no sound: what is to be spoken is written to the file of SPEECH_LOG, one utterance a line."""

import html
import os
import re
import sys


def reply(*lines):
    print("\n".join(lines), flush=True)


def receive():
    lines = []
    for line in sys.stdin:
        if line.rstrip("\n") == ".":
            break
        lines.append(line.rstrip("\n"))
    return "\n".join(lines)


def speak(is_echo):
    reply("202 OK RECEIVING MESSAGE")
    text = html.unescape(re.sub(r"<[^>]*>", "", receive()))
    if not is_echo:
        write(text)
    reply("200 OK SPEAKING", "701 BEGIN", "702 END")


def write(text):
    with open(os.environ["SPEECH_LOG"], "a", encoding="utf-8") as log:
        print(" ".join(text.split()), file=log)


for command in sys.stdin:
    match command.split():
        case ["INIT"]:
            reply("299-It is silent.", "299 OK LOADED SUCCESSFULLY")
        case [("AUDIO" | "LOGLEVEL" | "SET") as name]:
            reply("207 OK RECEIVING AUDIO SETTINGS" if name == "AUDIO" else "207 OK RECEIVING LOGLEVEL SETTINGS" if name == "LOGLEVEL" else "203 OK RECEIVING SETTINGS")
            receive()
            reply("203 OK AUDIO INITIALIZED" if name == "AUDIO" else "203 OK LOG LEVEL SET" if name == "LOGLEVEL" else "203 OK SETTINGS RECEIVED")
        case ["LIST", "VOICES"]:
            reply("200-silent\ten\tnone", "200 OK VOICE LIST SENT")
        case [("SPEAK" | "CHAR" | "KEY" | "SOUND_ICON") as name]:
            speak(name != "SPEAK")
        case ["QUIT"]:
            reply("210 OK QUIT")
            break
        case ["DEBUG", *_]:
            reply("200 OK DEBUGGING")
